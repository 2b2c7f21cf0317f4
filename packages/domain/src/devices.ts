import type { Text } from "./language";

/** A device in words, of its browser and system as far as they are known. */
export function deviceText(browser: string | null, system: string | null): Text {
  if (browser && system) return { fr: `${browser} sous ${system}`, en: `${browser} on ${system}` };
  const known = browser ?? system;
  return known ? { fr: known, en: known } : { fr: "Appareil inconnu", en: "Unknown device" };
}
