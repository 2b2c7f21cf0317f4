import { commands } from "vitest/browser";

interface Media {
  forcedColors: "active" | "none";
  reducedMotion: "reduce" | "no-preference";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

let emulated: Media | undefined;

/** Sets the media features that the page's media queries see. */
export async function emulateMedia(change: Partial<Media>): Promise<void> {
  const media: Media = { forcedColors: "none", reducedMotion: "reduce", ...emulated, ...change };
  const isKnown = media.forcedColors === emulated?.forcedColors && media.reducedMotion === emulated.reducedMotion;
  emulated = media;
  if (!isKnown) await commands.emulateMedia(media);
}
