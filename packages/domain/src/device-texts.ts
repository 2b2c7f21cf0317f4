import { momentInParis } from "./dates";
import type { Text } from "./language";

/** Describes a device by browser and system, as far as they are known. */
export function deviceText(browser: string | null, system: string | null): Text {
  if (browser && system) return { fr: `${browser} sous ${system}`, en: `${browser} on ${system}` };
  const known = browser ?? system;
  return known ? { fr: known, en: known } : { fr: "Appareil inconnu", en: "Unknown device" };
}

/** The time of a request, and the kind of device that sent it. */
export interface Asking {
  at: Date;
  browser: string | null;
  system: string | null;
}

/** The part of a mail that states when and from which device it was requested, as far as known. */
export function askingText({ at, browser, system }: Asking): Text {
  const isKnown = browser !== null || system !== null;
  const device = isKnown ? deviceText(browser, system) : { fr: "un appareil inconnu", en: "an unknown device" };
  return {
    fr: `Demandé le ${momentInParis(at, "fr")} (heure de Paris) depuis ${device.fr}.`,
    en: `Requested on ${momentInParis(at, "en")} (Paris time) from ${device.en}.`,
  };
}
