import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  // A warning of the compiler (accessibility above all) ends the build.
  onwarn(warning) {
    const at = warning.start ? `:${warning.start.line}:${warning.start.column + 1}` : "";
    throw new Error(`${warning.filename ?? "?"}${at}: ${warning.message} (${warning.code})`);
  },
};
