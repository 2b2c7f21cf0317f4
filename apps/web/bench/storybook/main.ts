import type { StorybookConfig } from "@storybook/react-vite";

/** A Storybook of a single story without add-ons, with which ours is compared. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
