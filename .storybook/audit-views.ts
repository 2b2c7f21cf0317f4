import type { Engine } from "./audit-engines";

/** A window that a story is audited in: that its parts stay within it and apart, and what the engines find. */
export interface View {
  name: string;
  /** Width and height; without it the story's own. */
  size?: [number, number];
  forcedColors?: boolean;
  /** Audits the layout once more with the most space in the text that a reader may ask for. */
  spacesText?: boolean;
  /** Engines that look for accessibility problems. */
  engines: Engine[];
}

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { size: [320, 256] satisfies [number, number], spacesText: true };

/** What the toolbar of the Storybook offers. */
export interface Choices {
  language?: string;
  colorMode?: string;
  viewport?: { value?: string };
}

/** How a story is shown, and audited in each of the views without being shown anew. */
export interface Audit {
  globals: Choices;
  views: View[];
}

/** Before `play`. */
export const initial: Audit = {
  globals: { language: "fr", colorMode: "dark", viewport: { value: "phone" } },
  views: [
    // The other views have the same elements: of them only what depends on a window is audited.
    { name: "phone", size: [375, 740], engines: ["axe", "ace"] },
    { name: "forced colours", size: [1280, 800], forcedColors: true, engines: ["axeOfWindow"] },
    { name: "zoomed to 400 %", ...zoomed, engines: ["axeOfWindow"] },
  ],
};

/** After `play`. */
export const played: Audit = {
  globals: { language: "default", colorMode: "light", viewport: { value: "desktop" } },
  // The second engine takes its time: it audits what a story has opened, and everything where it begins.
  views: [{ name: "played", engines: ["axe", "aceOver"] }],
};
