/** A window that a story is judged in: that its parts stay within it and apart, and what the engines find. */
export interface Look {
  name: string;
  /** Width and height; without it the story's own. */
  size?: [number, number];
  forcedColors?: boolean;
  /** Judges the layout once more with the most space in the text that a reader may ask for. */
  spacesText?: boolean;
  /** Engines that look for accessibility problems. */
  engines: ("axe" | "ace" | "aceOver")[];
}

/** How the stories of a project of vitest.config.ts are shown and judged. */
export interface Judging {
  /** Whether `play` comes first; without it a story is judged as it begins. */
  plays: boolean;
  /** Only the stories with this tag, at full motion; without it all of them, with motion reduced. */
  motionTag?: string;
  /** Each is judged in turn, without showing the story anew. */
  looks: Look[];
}

declare module "vitest" {
  interface ProvidedContext {
    judging: Judging;
  }
  interface TaskMeta {
    /** How many tests this one counts for: the looks that a story was judged in, or 1 where it was played. */
    looks?: number;
  }
}

/** A window of 1280 by 1024 pixels at 400 %. */
const zoomed = { size: [320, 256] satisfies [number, number], spacesText: true };

export const played: Judging = {
  plays: true,
  // The second engine takes its time: it judges what a story has opened, and everything where it begins.
  looks: [{ name: "played", engines: ["axe", "aceOver"] }],
};

export const unplayed: Judging = {
  plays: false,
  looks: [
    // The other looks have the same elements.
    { name: "phone", size: [375, 740], engines: ["axe", "ace"] },
    { name: "forced colours", size: [1280, 800], forcedColors: true, engines: ["axe"] },
    { name: "zoomed to 400 %", ...zoomed, engines: ["axe"] },
  ],
};

/** What opens, fades or arrives live: such stories play once more as most readers see them. */
export const inMotion: Judging = { plays: true, motionTag: "motion", looks: [] };
