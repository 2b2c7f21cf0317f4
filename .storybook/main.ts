import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig, type Plugin } from "vite";
import { parsedContract } from "../scripts/parsed-contract.mjs";

/** The dependencies of stories, direct and indirect. Vite reloads the page when it discovers one during a test run. */
const dependencies = [
  "accessibility-checker-engine/ace-node.js",
  "axe-core",
  "@chakra-ui/react",
  "@emotion/react",
  "@emotion/react/jsx-dev-runtime",
  "@mswjs/data",
  "@passerelle/api > ajv/dist/2020.js",
  "@passerelle/api > ajv-formats",
  "@passerelle/api > yaml",
  "@storybook/addon-a11y/preview",
  "@tanstack/react-query",
  "client-zip",
  "i18next",
  "linkify-it",
  "lucide-react",
  "mock-socket",
  "msw",
  "msw/browser",
  "msw-storybook-addon/csf3",
  "openapi-fetch",
  "react",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react-i18next",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "storybook/test",
  "virtua",
];

const iconsId = "virtual:icons-in-use";
const interfaceFolder = join(import.meta.dirname, "../packages/ui/src");

/** The icons that a module imports from Lucide, without types. */
function iconsOf(code: string): string[] {
  const list = /import \{([^}]*)\} from "lucide-react"/.exec(code)?.[1] ?? "";
  return list.split(",").flatMap((each) => /^\s*([A-Z]\w*)(?: as \w+)?\s*$/.exec(each)?.[1] ?? []);
}

/** `virtual:icons-in-use`: the icons that the interface imports, for the page that shows them. */
function iconsInUse(): Plugin {
  return {
    name: "icons-in-use",
    resolveId: (wanted) => (wanted === iconsId ? `\0${iconsId}` : undefined),
    load(wanted) {
      if (wanted !== `\0${iconsId}`) return undefined;
      const files = new Map<string, string[]>();
      const all = readdirSync(interfaceFolder, { recursive: true, encoding: "utf8" });
      for (const path of all.filter((file) => /\.tsx?$/.test(file) && !file.includes(".stories.")))
        for (const name of iconsOf(readFileSync(join(interfaceFolder, path), "utf8")))
          files.set(name, [...(files.get(name) ?? []), basename(path).replace(/\.tsx?$/, "")]);
      const names = [...files.keys()].toSorted();
      const entries = names.map(
        (name) => `{ name: "${name}", Icon: ${name}, files: ${JSON.stringify(files.get(name))} }`,
      );
      return `import { ${names.join(", ")} } from "lucide-react";\nexport const icons = [${entries.join(",\n")}];`;
    },
  };
}

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./*.mdx", "../packages/ui/src/**/*.stories.tsx", "./journeys/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../public"],
  // Nothing in this repository requests other sites.
  refs: { "@chakra-ui/react": { disable: true } },
  features: {
    sidebarOnboardingChecklist: false,
    // Toolbar tools that add layers to each story and are useless in tests.
    ...(process.env["VITEST"] && { backgrounds: false, highlight: false, measure: false, outline: false }),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [iconsInUse(), parsedContract()],
      optimizeDeps: { include: dependencies },
      build: {
        rolldownOptions: {
          checks: { moduleLevelDirective: false },
          // A story would otherwise wait for two hundred requests, each as long as the network's latency.
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 2 },
                { name: "frame", tags: ["$initial"], priority: 1 },
                { name: "shared", test: /^(?!.*\.stories\.)/, minShareCount: 30 },
              ],
            },
          },
        },
      },
    }),
};

export default config;
