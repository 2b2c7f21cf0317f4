/** The sticky parts of the page: notices above heads, both at the top of the window, and feet at its bottom. */
const parts = { notice: new Set<HTMLElement>(), head: new Set<HTMLElement>(), foot: new Set<HTMLElement>() };
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
 * Refs for sticky elements. They measure how much of the window an element covers, so that what is focused or scrolled
 * to stays clear of it, and a head clear of a notice (D-386).
 */
export const measuredNotice = measuredAs("notice");
export const measuredHead = measuredAs("head");
export const measuredFoot = measuredAs("foot");

/** The place of a head depends on the notices, which are therefore measured first. */
function measure() {
  write("notice", "top");
  write("head", "top");
  write("foot", "bottom");
}

function write(kind: Kind, edge: "top" | "bottom") {
  const covered = [...parts[kind]].map((element) => {
    const style = getComputedStyle(element);
    // The content of a part without a height of its own overflows it.
    const height = Math.max(element.offsetHeight, element.scrollHeight);
    return style.position === "sticky" ? (Number.parseFloat(style[edge]) || 0) + height : 0;
  });
  document.documentElement.style.setProperty(`--under-${kind}`, `${Math.max(0, ...covered)}px`);
}

/** Where a notice sticks: below the dashboard's header, above heads. */
export const stuckNotice = {
  position: "sticky",
  top: "calc(var(--stuck, 0px) + 1rem)",
  zIndex: "notice",
} as const;

/** Where a head sticks: below the dashboard's header and the notices. */
export const stuckHead = {
  position: "sticky",
  top: "max(var(--stuck, 0px), var(--under-notice, 0px))",
  zIndex: "docked",
} as const;
