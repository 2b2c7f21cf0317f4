/** The attribute of a documentation page's frame that shows a story. */
export const embeddedMark = "data-embedded-story";

const frame = () => window.frameElement?.closest(`[${embeddedMark}]`);

/** Makes a method scroll within the story's frame only, not the page around it. */
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
 * Isolates the stories embedded in a documentation page. They share one storage, so that one story's colour mode would
 * apply to all; and focus in one of them would scroll the page.
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
