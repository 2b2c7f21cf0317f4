import { useEffect } from "react";

interface Announcing {
  /** Interrupts the current speech: for errors. */
  assertive?: boolean;
  /** The language of the text, where it is not that of the document. */
  lang?: string;
}

type Urgency = "polite" | "assertive";

/** Lets a focus move of the same action be read first, and screen readers find a region that was just mounted. */
const delay = 100;
/** Long enough for a screen reader's queue; later the text would be met while browsing. */
const lifetime = 7_000;

const visuallyHidden =
  "position: fixed; top: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap";

let mounts = 0;
let host: HTMLElement | undefined;
let regions: Record<Urgency, HTMLElement> | undefined;

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement("div");
  region.setAttribute("role", urgency === "assertive" ? "alert" : "status");
  region.setAttribute("aria-live", urgency);
  return region;
}

/** Puts the two live regions into the document, once for all who ask; answers how to take them out again. */
function mountAnnouncer(): () => void {
  mounts += 1;
  if (!host) {
    host = document.createElement("div");
    // Dialogs make everything else inert, except what carries this attribute.
    host.dataset["liveAnnouncer"] = "";
    host.style.cssText = visuallyHidden;
    regions = { polite: createRegion("polite"), assertive: createRegion("assertive") };
    // Closed: most of these words are on the screen as well, and a search for text on the page finds them once.
    host.attachShadow({ mode: "closed" }).append(regions.polite, regions.assertive);
    document.body.append(host);
  }
  return () => {
    mounts -= 1;
    if (mounts > 0) return;
    host?.remove();
    host = undefined;
    regions = undefined;
  };
}

/** The one place that speaks to assistive technology; mounted before anything is said. */
export function Announcer() {
  useEffect(mountAnnouncer, []);
  return null;
}

/** Says a text to assistive technology, from anywhere; the same text again is said again. */
export function announce(text: string, { assertive = false, lang }: Announcing = {}) {
  if (!text) return;
  setTimeout(() => {
    const region = regions?.[assertive ? "assertive" : "polite"];
    if (!region) return;
    const line = document.createElement("p");
    line.textContent = text;
    if (lang !== undefined) line.lang = lang;
    region.append(line);
    setTimeout(() => line.remove(), lifetime);
  }, delay);
}

/** The announcements of the last seconds, for tests. */
export const announced = (urgency: Urgency): string[] =>
  Array.from(regions?.[urgency].children ?? [], (line) => line.textContent ?? "");
