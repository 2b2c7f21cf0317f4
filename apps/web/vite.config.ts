import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

/**
 * The application. In development the API is another process, reached through its alias /api; in the mode `mock` it is
 * in the page itself.
 */
export default defineConfig(({ command, mode }) => {
  const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;
  return {
    plugins: [react(), compression({ algorithms: ["gzip", "brotliCompress"], threshold: 1024 })],
    define: { "import.meta.env.VITE_API_BASE": JSON.stringify(command === "serve" && mode !== "mock" ? "/api" : "") },
    server: { host: "127.0.0.1", port: 3000, proxy: { "/api": { target: api, ws: true }, "/avatars": api } },
    build: {
      manifest: true,
      target: "es2022",
      // A chunk of its own: it changes less often than the dashboard beside it.
      rolldownOptions: {
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "router", test: /react-router/ }] },
        },
      },
    },
  };
});
