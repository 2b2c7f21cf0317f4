const interactive = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([type=hidden])';
/** Tolerates rounding by one pixel. */
const slack = 1;

const isVisuallyHidden = (element: Element) => {
  const { clipPath, clip } = getComputedStyle(element);
  return clipPath === "inset(50%)" || /^rect\((0px(, )?|1px(, )?)+\)$/.test(clip);
};

function nameOf(element: Element): string {
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
  return `<${element.localName}> "${words}"`;
}

/** The elements that people read or use: pieces of text, and controls. */
function* partsOf(root: Element): Generator<{ element: Element; rect: DOMRect }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    // Elements without a box count as invisible, but their children are visible.
    const hasBox = getComputedStyle(node).display !== "contents";
    const isGone = (hasBox && !node.checkVisibility({ visibilityProperty: true })) || isVisuallyHidden(node);
    // Content behind a dialog is measured when it is not covered.
    return isGone || node.matches("[inert], script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(interactive)) yield { element: node, rect: node.getBoundingClientRect() };
    } else if (node.textContent?.trim() && node.parentElement) {
      range.selectNodeContents(node);
      yield { element: node.parentElement, rect: range.getBoundingClientRect() };
    }
  }
}

const isCutOnPurpose = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === "ellipsis" || webkitLineClamp !== "none";

/** Whether an ancestor clips an element or its focus ring, or scrolls it sideways. */
function cutBy(element: Element, rect: DOMRect): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (isCutOnPurpose(style))
      return around !== element && element.matches(interactive)
        ? `stands in ${nameOf(around)}, which cuts its ring`
        : undefined;
    if (around.localName === "body" || style.display === "contents") continue;
    const box = around.getBoundingClientRect();
    const isOutX = rect.right > box.right + slack || rect.left < box.left - slack;
    const isOutY = rect.bottom > box.bottom + slack || rect.top < box.top - slack;
    if (style.overflowX !== "visible" && isOutX) return `is cut off at the side by ${nameOf(around)}`;
    if (/hidden|clip/.test(style.overflowY) && isOutY) return `is cut off above or below by ${nameOf(around)}`;
    // Vertically scrolling containers can show everything.
    if (/auto|scroll/.test(style.overflowY)) return undefined;
    if (style.position === "fixed") return undefined;
  }
  return undefined;
}

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

/** Whether an element overlaps its surroundings on purpose. */
function floats(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (/absolute|fixed|sticky/.test(getComputedStyle(around).position)) return true;
  return false;
}

/** The part of an element's box that is not scrolled out of view. */
function inView(element: Element, { x, width, top, bottom }: DOMRect): DOMRect {
  let [from, to] = [top, bottom];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible" || around.localName === "body") continue;
    const box = around.getBoundingClientRect();
    [from, to] = [Math.max(from, box.top), Math.min(to, box.bottom)];
  }
  return new DOMRect(x, from, width, Math.max(0, to - from));
}

function* overlapsAmong(controls: readonly { element: Element; rect: DOMRect }[]): Generator<string> {
  const standing = controls
    .filter(({ element }) => !floats(element))
    .map(({ element, rect }) => ({ element, rect: inView(element, rect) }));
  for (const [index, one] of standing.entries())
    for (const other of standing.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (overlap(one.rect, other.rect)) yield `${nameOf(one.element)} overlaps ${nameOf(other.element)}`;
    }
}

/** Dialogs whose scroll area is less than half of the window's height. */
function* narrowDialogs(): Generator<string> {
  for (const dialog of document.querySelectorAll(":is([role=dialog], [role=alertdialog])[data-state=open]")) {
    const scrollers = [dialog, ...dialog.querySelectorAll("*"), dialog.parentElement].filter((each) => !!each);
    for (const each of scrollers) {
      const scrolls =
        /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + slack;
      if (scrolls && !each.matches("textarea") && each.clientHeight < window.innerHeight / 2)
        yield `${nameOf(dialog)} scrolls in ${each.clientHeight} of ${window.innerHeight} pixels`;
    }
  }
}

/** The innermost element that extends to the page's scroll width. */
function widest(scrollWidth: number): string {
  const reaching = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right >= scrollWidth - slack,
  );
  const innermost = reaching.filter(
    (element) => !reaching.some((other) => other !== element && element.contains(other)),
  );
  return innermost.map(nameOf).join(", ") || "what cannot be told";
}

/** All layout problems: text or controls that are clipped, overlap or leave the window, and horizontal scrolling. */
export function layoutProblems(root: Element = document.body): string[] {
  const problems = new Set<string>(narrowDialogs());
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + slack)
    problems.add(`The page scrolls sideways: ${scrollWidth} of ${clientWidth} pixels, by ${widest(scrollWidth)}.`);
  const controls = [];
  for (const part of partsOf(root)) {
    const { element, rect } = part;
    if (rect.width === 0 || rect.height === 0) continue;
    const isControl = element.matches(interactive);
    if (isControl) controls.push(part);
    const cut = cutBy(element, rect);
    if (cut) problems.add(`${nameOf(element)} ${cut}.`);
    else if (rect.right > clientWidth + slack && !floats(element))
      problems.add(`${nameOf(element)} leaves the window.`);
  }
  for (const pair of overlapsAmong(controls)) problems.add(`${pair}.`);
  return [...problems];
}
