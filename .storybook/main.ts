import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

/** What stories import, directly or through what they show. A dependency found in the middle of a test run reloads the page. */
const dependencies = [
  "@chakra-ui/react",
  "@emotion/react",
  "@emotion/react/jsx-dev-runtime",
  "@mswjs/data",
  "@storybook/addon-a11y/preview",
  "@tanstack/react-query",
  "i18next",
  "lucide-react",
  "mock-socket",
  "msw",
  "msw/browser",
  "msw-storybook-addon/csf3",
  "openapi-fetch",
  "openapi-msw",
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

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./*.mdx", "../packages/ui/src/**/*.stories.tsx", "./journeys/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../public"],
  // The wall around this repository: nothing here asks another site for anything.
  refs: { "@chakra-ui/react": { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      optimizeDeps: { include: dependencies },
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    }),
};

export default config;
