import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.REKONTRA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  resolve: {
    alias: { $locale: here("../src/rekontra/locale") },
  },
  build: {
    outDir: here("../src/rekontra/web/static"),
    emptyOutDir: true,
    target: "es2022",
    // Small fonts and pictures stay files, so that a strict content security policy holds.
    assetsInlineLimit: 0,
    // How long the plugins took is nothing that whoever opens the club has to read.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    port: 5173,
    fs: { allow: [here("."), here("../src/rekontra/locale")] },
    // `npm run dev` serves the client; everything under /api, WebSockets too, goes to the club.
    proxy: { "/api": { target: server, ws: true } },
  },
});
