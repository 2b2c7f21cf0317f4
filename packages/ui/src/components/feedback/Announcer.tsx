import { useEffect } from "react";

interface Announcing {
  /** Interrupts current speech; for errors. */
  assertive?: boolean;
  /** The language of the text if it differs from the document's. */
  lang?: string;
}

type Urgency = "polite" | "assertive";

/** Leaves time for a focus move to be read first, and for screen readers to find a region that was just mounted. */
const delay = 100;
/** Long enough for a screen reader's queue. Then the text is removed, so that users do not find it while browsing. */
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

/** Adds the two live regions to the document, once for all callers; returns a function that removes them. */
function mountAnnouncer(): () => void {
  mounts += 1;
  if (!host) {
    host = document.createElement("div");
    // Dialogs make everything inert except elements with this attribute.
    host.dataset["liveAnnouncer"] = "";
    host.style.cssText = visuallyHidden;
    regions = { polite: createRegion("polite"), assertive: createRegion("assertive") };
    // Closed, so that a text search in the page does not find these texts twice.
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

/** The only component that announces texts to assistive technology; it must be mounted first. */
export function Announcer() {
  useEffect(mountAnnouncer, []);
  return null;
}

/** Announces a text to assistive technology; a repeated text is announced again. */
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
