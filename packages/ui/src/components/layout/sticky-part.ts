/** The parts that cover the page: header, notices and heads at the top, feet at the bottom, banners in a corner. */
const parts = {
  header: new Set<HTMLElement>(),
  notice: new Set<HTMLElement>(),
  head: new Set<HTMLElement>(),
  foot: new Set<HTMLElement>(),
  banner: new Set<HTMLElement>(),
};
type Kind = keyof typeof parts;

function measuredAs(kind: Kind) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    parts[kind].add(element);
    // At once, because a refused form focuses a field as soon as its notice appears.
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    return () => {
      resizes.disconnect();
      parts[kind].delete(element);
      measure();
    };
  };
}

/**
 * Refs for these parts. They measure how much of the window an element covers. Focused and scrolled-to elements stay
 * clear of it (D-386), a head stays clear of a notice, and toasts stay clear of all (D-431).
 */
export const measuredHeader = measuredAs("header");
export const measuredNotice = measuredAs("notice");
export const measuredHead = measuredAs("head");
export const measuredFoot = measuredAs("foot");
export const measuredBanner = measuredAs("banner");

/** Each of the upper parts lies below the one before, which is therefore measured first. */
function measure() {
  write("header", "top");
  write("notice", "top");
  write("head", "top");
  write("foot", "bottom");
  write("banner", "bottom");
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

function write(kind: Kind, edge: "top" | "bottom") {
  const covered = [...parts[kind]].map((element) => {
    const style = getComputedStyle(element);
    // The content of a part without a height of its own overflows it.
    const height = Math.max(element.offsetHeight, element.scrollHeight);
    if (style.position === "fixed") return height;
    if (style.position !== "sticky") return 0;
    // A dialog's body, below its padding, or the window.
    const body = element.closest("[data-dialog-body]");
    const start = body ? body.getBoundingClientRect().top + pixels(getComputedStyle(body).paddingTop) : 0;
    return start + pixels(style[edge]) + height;
  });
  const { style } = document.documentElement;
  const [name, height] = [`--under-${kind}`, `${Math.max(0, ...covered)}px`];
  // Even the same value would style the whole page anew.
  if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/** Where a notice sticks: directly below the dashboard's header, above heads, so that nothing scrolls past above it. */
export const stuckNotice = {
  "data-stuck": true,
  position: "sticky",
  top: "var(--stuck, 0px)",
  zIndex: "notice",
} as const;

/** Where a head sticks: below the dashboard's header and the notices. */
export const stuckHead = {
  position: "sticky",
  top: "max(var(--stuck, 0px), var(--under-notice, 0px))",
  zIndex: "docked",
} as const;
