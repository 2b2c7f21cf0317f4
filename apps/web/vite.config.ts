import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

const lateFiles = /\/(\w+Dialog|later|Privacy|Terms|UndoEmail|Unsubscribe|ResetPassword|ForgotPassword)-/;
const firstFiles = /\/(rolldown-runtime|react|libraries|theme|components)-/;
const frameFiles =
  /\/(rolldown-runtime|react|libraries|theme|components|index|shared|overlays|client|search|create-slot-recipe-context|use(-last-defined|-media-query|BaseQuery|Query))-/;

const overlays = new RegExp(
  [
    "@zag-js/(presence|aria-hidden|interact-outside|dismissable|focus-trap|remove-scroll|dialog)/",
    "@zag-js/dom-query/dist/(computed-style|platform|event|overflow|query|set|controller|tabbable|initial-focus|wait-for|when-node)\\.",
    "@ark-ui/react/dist/components/(presence|portal|dialog)/",
    "@ark-ui/react/dist/utils/(react-activity|use-event|render-strategy)\\.",
    "@chakra-ui/react/dist/esm/components/dialog/dialog\\.js",
    "ui/src/components/show-focus\\.",
  ].join("|"),
);

/**
 * The application. In development the API is another process, reached through its alias /api; in the mode `mock` it is
 * in the page itself.
 */
export default defineConfig(({ command, mode }) => {
  const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;
  return {
    plugins: [react(), compression({ algorithms: ["gzip", "brotliCompress"], threshold: 1024 })],
    // React has had it since 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
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
        // What a dialog needs beside itself is on its screen, what the first page and the frame need is there, and some pages are rare:
        // the list of it would weigh more than it saves.
        resolveDependencies: (file, files, { hostId }) => {
          if (lateFiles.test(file)) return [];
          const isThere = hostId.includes("/DashboardArea-") ? frameFiles : firstFiles;
          return files.filter((each) => !isThere.test(each));
        },
      },
      rolldownOptions: {
        // For a function of Emotion's that nobody calls.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What the first page needs runs file by file, each in a task of its own (src/boot.ts).
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, tags: ["$initial"], priority: 4 },
              { name: "libraries", test: /node_modules\/|preload-helper/, tags: ["$initial"], priority: 2 },
              {
                name: "theme",
                test: /ui\/src\/(theme\/(?!color-mode)|browser-storage)/,
                tags: ["$initial"],
                priority: 2,
              },
              { name: "components", test: /packages\/(ui|api|domain)\//, tags: ["$initial"], priority: 1 },
              { name: "first", tags: ["$initial"] },
              // They stand beside each other.
              { name: "moderation", test: /features\/(blocks|reports)\/[^/]+$/ },
              { name: "matching", test: /domain\/src\/(matching|skills|skill-aliases)\.ts$/ },
              // Nearly every screen has them; each in a chunk of its own weighs more.
              {
                name: "parts",
                test: /components\/(Page|newest-banner|QueryView|EmptyState|Fact|TagList|Badge|NameLink|PersonLink|CompanyLink)\.tsx?$/,
              },
              // The same of what the frame and screens share.
              {
                name: "shared",
                test: /\/(UserText|user-text|client-id|use-seconds-until|unsaved-changes|draft-storage|people|outbox|lost-answers|detail-paths|prefetch|reload|QueryClientProvider|icons\/search)\.m?[jt]sx?$/,
              },
              // The frame has a dialog, the menu of a phone; what tooltips share with it is not worth a chunk.
              { name: "overlays", test: overlays },
              // Every dialog has them.
              { name: "modal", test: /components\/(Dialog|own-escape|over-dialogs)\.tsx?$/ },
              // What applicants and recruiters both read of an application.
              { name: "application", test: /features\/applications\/(shared\/|(queries|offers|offer-search)\.ts$)/ },
              // How far a file of a form is, how one is chosen, and what shows a stored one.
              { name: "upload", test: /forms\/files\/upload\/(use-\w|file-in|UploadView)/ },
              {
                name: "files",
                test: /forms\/files\/(use-file-choice|file-check|UndoRemoveButton)|components\/(FileInput|use-file-drop|use-object-url)/,
              },
              { name: "resume", test: /profiles\/(FileLink|ResumeFile)/ },
              { name: "arrows", test: /icons\/arrow-(down|left|up)\./ },
              // It changes less often than the dashboard beside it.
              { name: "router", test: /react-router/ },
            ],
          },
        },
      },
    },
  };
});
