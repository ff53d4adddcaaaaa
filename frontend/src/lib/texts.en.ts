const files = import.meta.glob<string>(["$locale/en/*.ftl", "!$locale/*/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(files);
