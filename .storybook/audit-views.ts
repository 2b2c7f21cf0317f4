import type { Engine } from "./audit-engines";

/** A window in which a story is audited: its layout, and the problems that the engines find. */
export interface View {
  name: string;
  /** Width and height in pixels; the story's own size by default. */
  size?: [number, number];
  forcedColors?: boolean;
  /** Audits the layout again with the largest text spacing that WCAG requires. */
  spacesText?: boolean;
  /** Accessibility engines to run. */
  engines: Engine[];
}

/** A window of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { size: [320, 256] satisfies [number, number], spacesText: true };

/** The options of Storybook's toolbar. */
export interface Choices {
  language?: string;
  colorMode?: string;
  viewport?: { value?: string };
}

/** The globals of a story, and the views in which it is audited without drawing it again. */
export interface Audit {
  globals: Choices;
  views: View[];
}

/** Before `play`. */
export const initial: Audit = {
  globals: { language: "fr", colorMode: "dark", viewport: { value: "phone" } },
  views: [
    // The elements are those of the first view, so only rules that depend on the window apply.
    { name: "phone", size: [375, 740], engines: ["axe", "ace"] },
    { name: "forced colours", size: [1280, 800], forcedColors: true, engines: ["axeOfWindow"] },
    { name: "zoomed to 400 %", ...zoomed, engines: ["axeOfWindow"] },
  ],
};

/** After `play`. */
export const played: Audit = {
  globals: { language: "default", colorMode: "light", viewport: { value: "desktop" } },
  // The second engine is slow: here it only audits open overlays; before `play` it audits everything.
  views: [{ name: "played", engines: ["axe", "aceOver"] }],
};
