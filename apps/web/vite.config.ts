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
      // The size check has budgets of its own.
      chunkSizeWarningLimit: 1_000,
      target: "es2022",
      // Every browser that runs what the target allows knows modulepreload itself.
      modulePreload: {
        polyfill: false,
        // What a dialog needs beside itself is on its screen: the list of it would weigh more than it saves.
        resolveDependencies: (file, files) => (/\/\w+Dialog-/.test(file) ? [] : files),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What the first page needs compresses better as one file than as twenty.
              { name: "first", tags: ["$initial"], priority: 1 },
              // They stand beside each other.
              { name: "moderation", test: /features\/(blocks|reports)\/[^/]+$/ },
              // It changes less often than the dashboard beside it.
              { name: "router", test: /react-router/ },
            ],
          },
        },
      },
    },
  };
});
