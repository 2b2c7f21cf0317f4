/** What marks a frame of a documentation page that shows a story. */
export const embeddedMark = "data-embedded-story";

const frame = () => window.frameElement?.closest(`[${embeddedMark}]`);

/** Lets a method scroll within the story, but not the page around its frame. */
function keepPageStill(prototype: object, method: string) {
  const call: unknown = Reflect.get(prototype, method);
  if (typeof call !== "function") return;
  Reflect.set(prototype, method, function still(this: unknown, ...args: unknown[]) {
    const { scrollX, scrollY } = window.parent;
    Reflect.apply(call, this, args);
    window.parent.scrollTo(scrollX, scrollY);
  });
}

/**
 * Keeps the frames of a documentation page apart: they share one storage, so the colour mode that one story stores
 * would become that of the others; and what one of them focuses would scroll the page.
 */
export function isolateEmbeddedStory() {
  const isDocs = new URLSearchParams(window.location.search).get("viewMode") === "docs";
  if (!frame() && !isDocs) return;
  window.addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
  if (!frame()) return;
  keepPageStill(HTMLElement.prototype, "focus");
  keepPageStill(SVGElement.prototype, "focus");
  keepPageStill(Element.prototype, "scrollIntoView");
}
