const files = import.meta.glob<string>(["$locale/ru/*.ftl", "!$locale/*/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(files);
