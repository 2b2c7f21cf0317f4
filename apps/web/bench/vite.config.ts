import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

/** The pages with which the first page of the application is compared. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  plugins: [react(), compression({ algorithms: ["gzip"], threshold: 1024 })],
  build: {
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: ["router", "chakra"].map((name) => `${import.meta.dirname}/${name}.html`) },
  },
});
