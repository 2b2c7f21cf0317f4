import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

const lateFiles =
  /\/(\w+Dialog|CompanyPosts|MyAccount|OfferPreview|(Applicant|Recruiter)Profile|Privacy|Terms|UndoEmail|Unsubscribe|ResetPassword|ForgotPassword)-/;
const firstFiles = /\/(rolldown-runtime|react|router|libraries|theme|components)-/;
const frameFiles =
  /\/(rolldown-runtime|react|router|libraries|theme|components|index|shared|layers|overlays|client|removable|utils|create-slot-recipe-context|use(-breakpoint|BaseQuery|Query))-/;

const overlays = new RegExp(
  [
    "@zag-js/(presence|aria-hidden|interact-outside|dismissable|focus-trap|remove-scroll|dialog)/",
    "@zag-js/dom-query/dist/(computed-style|platform|event|overflow|query|set|controller|tabbable|initial-focus|wait-for|when-node)\\.",
    "@ark-ui/react/dist/components/(presence|portal|dialog)/",
    "@ark-ui/react/dist/utils/(react-activity|use-event|render-strategy)\\.",
    "@chakra-ui/react/dist/esm/components/dialog/dialog\\.js",
  ].join("|"),
);

const parts = new RegExp(
  [
    "components/\\w+/(Page|QueryView|Skeletons|ErrorText|EmptyState|Fact|TagList|Badge|NameLink)\\.",
    "components/\\w+/(Surface|Banner|IconButton|use-now|LinkedText|image-attributes)\\.",
    "ui/src/(chunks/lazy-part|data/(next-page|prefetch-query)|i18n/(format-dates|relative-time|DateText))\\.",
    "@tanstack/react-query/.*/queryOptions\\.",
    "@chakra-ui/react/dist/esm/components/(badge/badge|skeleton/skeleton|square/index|circle/index)\\.js",
  ].join("|"),
);

/** Hands the names of files to scripts/chunks.mjs, which checks that there are such files. */
const namedFiles: Plugin = { name: "named-files", api: [lateFiles, firstFiles, frameFiles] };

/** Lets the build drop the router's unused components, which their names for developer tools would keep. */
const dropUnusedComponents: Plugin = {
  name: "drop-unused-components",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/ = (\w+\.(forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1"),
  },
};

/**
 * The application. In development the API is a separate process behind the alias /api; in the mode `mock` it runs
 * inside the page.
 */
export default defineConfig(({ command, mode }) => {
  const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}`;
  return {
    plugins: [
      react(),
      dropUnusedComponents,
      namedFiles,
      compression({ algorithms: ["gzip", "brotliCompress"], threshold: 1024 }),
    ],
    // React itself has had this hook since 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
    define: { "import.meta.env.VITE_API_BASE": JSON.stringify(command === "serve" && mode !== "mock" ? "/api" : "") },
    server: {
      host: "127.0.0.1",
      port: 3000,
      proxy: { "/api": { target: api, ws: true }, "/avatars": api, "^/(offers|companies)([/?]|$)": api },
    },
    build: {
      manifest: true,
      // The size check has its own budgets.
      chunkSizeWarningLimit: 1_000,
      target: "es2022",
      // Every browser that supports the target supports modulepreload.
      modulePreload: {
        polyfill: false,
        // Skips lists that would cost more than they save: a dialog's dependencies are mostly on its screen, the first
        // page and the frame have loaded theirs, and some pages are rare.
        resolveDependencies: (file, files, { hostId }) => {
          if (lateFiles.test(file)) return [];
          const isThere = hostId.includes("/DashboardArea-") ? frameFiles : firstFiles;
          return files.filter((each) => !isThere.test(each));
        },
      },
      rolldownOptions: {
        // Only needed by a function of Emotion that is never called.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // The first page's code runs file by file, each in its own task (src/boot.ts).
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, tags: ["$initial"], priority: 4 },
              { name: "router", test: /node_modules\/react-router/, tags: ["$initial"], priority: 3 },
              { name: "libraries", test: /node_modules\/|preload-helper/, tags: ["$initial"], priority: 2 },
              {
                name: "theme",
                test: /ui\/src\/(theme\/(?!color-mode)|browser-storage)/,
                tags: ["$initial"],
                priority: 2,
              },
              { name: "components", test: /packages\/(ui|api|domain)\//, tags: ["$initial"], priority: 1 },
              { name: "first", tags: ["$initial"] },
              // Blocking and reporting are offered together.
              { name: "moderation", test: /features\/(blocks|reports)\/[^/]+$|icons\/(ban|flag-triangle-right)\./ },
              { name: "matching", test: /domain\/src\/(matching|words\/[\w-]+)\.ts$/ },
              // Nearly every screen uses them; separate chunks would be larger, as would the frame, which lists them.
              { name: "parts", test: parts },
              {
                name: "lists",
                test: /data\/use-paged-list\.|address\/use-address-page\.|lists\/(Pages|Pagination)\./,
              },
              // The same for code shared by the frame and screens.
              {
                name: "shared",
                test: /\/(UserText|graphemes|identity|contract-limits|client-id|use-seconds-until|unsaved-changes|draft-storage|outbox|lost-answers|detail-paths|reload|sticky-part|hrefs|use-last-defined|QueryClientProvider|icons\/search)\.m?[jt]sx?$/,
              },
              // The frame includes a dialog (the phone menu); what tooltips share with it is too small for a separate
              // chunk.
              { name: "overlays", test: overlays },
              // Every dialog uses them.
              {
                name: "modal",
                test: /components\/dialogs\/Dialog\.tsx$/,
              },
              // Code that both applicants and recruiters need for an application.
              {
                name: "application",
                test: /features\/applications\/(shared\/(?!ChangedOffer)|(queries|offer-to-apply)\.ts$)/,
              },
              // Upload progress, file selection, and the view of a stored file.
              { name: "upload", test: /forms\/files\/upload\/(use-\w|UploadView)/ },
              {
                name: "files",
                test: /forms\/files\/(use-file-choice|file-check|UndoRemoveButton)|components\/\w+\/(FileInput|use-file-drop|use-object-url)/,
              },
              { name: "resume", test: /profiles\/(FileLink|ResumeFile)/ },
              {
                name: "icons",
                test: /icons\/(arrow-(down|left|up)|briefcase|check|copy|file-text|heart|lightbulb|lock|message-circle|pencil|plus|trash|undo-2|upload)\./,
              },
              {
                name: "changes",
                test: /data\/(saved-changes|use-creation|use-optimistic)\.|dialogs\/use-dialog-state\./,
              },
            ],
          },
        },
      },
    },
  };
});
