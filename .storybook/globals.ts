import { DATA, NETWORKS } from "@passerelle/mocks";
import type { Preview } from "@storybook/react-vite";

const titled = (values: readonly string[], titles: Record<string, string>) =>
  values.map((value) => ({ value, title: titles[value] ?? value }));

/** The globals of Storybook's toolbar. vitest.config.ts runs all stories in two combinations of the first two. */
export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  language: {
    description: "Language",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "default", title: "Default (as specified)" },
        { value: "fr", title: "Français" },
        { value: "en", title: "English" },
      ],
    },
  },
  colorMode: {
    description: "Colour mode",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light", icon: "sun" },
        { value: "dark", title: "Dark", icon: "moon" },
      ],
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "play",
      dynamicTitle: true,
      items: [
        { value: "full", title: "Full motion" },
        { value: "reduced", title: "Reduced motion" },
      ],
    },
  },
  network: {
    description: "Network",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: titled(NETWORKS, { fast: "Fast", slow: "Slow", failing: "Server fails", offline: "Offline" }),
    },
  },
  data: {
    description: "Data",
    toolbar: {
      icon: "database",
      dynamicTitle: true,
      items: titled(DATA, { empty: "No data", typical: "Typical data", extreme: "Extreme data" }),
    },
  },
};

/** The defaults of tests, unless a story or a project of vitest.config.ts overrides them. */
export const initialGlobals = {
  language: "default",
  colorMode: "light",
  motion: "full",
  network: "fast",
  data: "typical",
};

/** Chromatic's snapshots of each story; together they include every language, colour mode and width. */
export const modes = {
  "default, light, desktop": { language: "default", colorMode: "light", viewport: "desktop" },
  "français, dark, phone": { language: "fr", colorMode: "dark", viewport: "phone" },
  "english, light, tablet": { language: "en", colorMode: "light", viewport: "tablet" },
};

/** The widths of the visual audit. */
export const viewports = {
  /** A window of 1280 by 1024 pixels at 400 % zoom. */
  zoomed: { name: "Zoomed to 400 %", styles: { width: "320px", height: "256px" }, type: "mobile" },
  phone: { name: "Phone", styles: { width: "375px", height: "740px" }, type: "mobile" },
  tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "Desktop", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;
