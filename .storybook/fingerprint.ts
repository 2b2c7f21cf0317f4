/** For most rules only the presence of these texts matters, not their content. */
const texts = /^(alt|datetime|href|placeholder|src|srcset|title|value|aria-(description|roledescription|valuetext))$/;
/** Attributes for which only equality matters. */
const names = /^(id|name|aria-label|data-ownedby|data-uid)$/;
const references =
  /^(for|form|headers|list|aria-(labelledby|describedby|details|errormessage|controls|owns|activedescendant))$/;
/** Attributes that are set on a whole page behind a dialog. */
const behind = /^(inert|aria-hidden|data-aria-hidden)$/;
/** A rule checks that a language exists, not which one it is. */
const languages = /^(fr|en)$/;
/** A decorative drawing, which no engine inspects. */
const drawing = "svg[aria-hidden=true]:not([tabindex], :has([tabindex], a, text, title))";
/** States that styles use and that are not visible in attributes. */
const states = [":focus", ":checked", ":placeholder-shown"];
const interactive = ':is(a[href], button, input, select, textarea, summary, [role], [tabindex="0"])';
const heading = ":is(h1, h2, h3, h4, h5, h6, [role=heading])";
/** Elements that are audited separately from their surroundings. */
const separate =
  ":is(article, aside, fieldset, footer, form, header, li, nav, section, table, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=status], [role=alert])";
/** The minimum width and height of a target in pixels (WCAG 2.2, 2.5.8). */
const targetSize = 24;

const isSmall = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < targetSize;
};

/**
 * The properties of an element's box that rules use: whether it is visible, scrolls, or is a small target, which needs
 * space.
 */
function boxOf(element: Element): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return "hidden";
  const isLarger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  const scrolls = isLarger && /auto|scroll/.test(getComputedStyle(element).overflow) ? "scrolls" : "";
  if (!element.matches(interactive)) return scrolls;
  const kept = states.filter((state) => element.matches(state));
  return `${scrolls} ${isSmall(element) ? `small in ${window.innerWidth}` : ""} ${kept.join(" ")}`;
}

const plain = (text: string | null) => text?.trim().replaceAll(/\s+/g, " ").toLowerCase() ?? "";

/** Whether a label omits the visible text of its element, so that speech input does not find it (WCAG 2.2, 2.5.3). */
const isNamedOtherwise = (element: Element) =>
  element.hasAttribute("aria-label") && !plain(element.getAttribute("aria-label")).includes(plain(element.textContent));

/** The relations of a part to the rest of the page. */
function surroundings() {
  const count = new Map<string, number>();
  const all = [...document.querySelectorAll("[id], [aria-label]")].flatMap((element) => namesOf(element));
  for (const name of all) count.set(name, (count.get(name) ?? 0) + 1);
  const levels = new Map<Element, string>();
  let last = "none";
  for (const each of document.querySelectorAll(heading)) {
    if (!each.checkVisibility()) continue;
    levels.set(each, `after ${last}`);
    last = each.getAttribute("aria-level") ?? each.localName;
  }
  // Small targets need distance from each other, so their container is audited together with its neighbours.
  const crowded = new Set<Element>();
  for (const target of document.querySelectorAll(interactive))
    if (isSmall(target)) for (let each = target.parentElement; each; each = each.parentElement) crowded.add(each);
  return {
    relationsOf: (element: Element) =>
      `${namesOf(element).some((name) => (count.get(name) ?? 0) > 1) ? "named alike" : ""} ${levels.get(element) ?? ""}`,
    isSeparate: (element: Element) => element.matches(separate) && !crowded.has(element),
  };
}

const namesOf = (element: Element) => [
  ...(element.id ? [`#${element.id}`] : []),
  ...(element.hasAttribute("aria-label") ? [`${element.localName} ${element.getAttribute("aria-label")}`] : []),
];

/** Describes attributes. Names are numbered by first appearance, so that equal names stay equal. */
function attributesDescriber(): (element: Element) => string {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const referenceTo = (id: string) => {
    const target = document.querySelector(`#${CSS.escape(id)}`);
    return `${numberOf(id)} ${target ? `${target.localName} ${plain(target.textContent) && "text"}` : "missing"}`;
  };
  return (element) => {
    const isBehind = element.hasAttribute("data-aria-hidden");
    const described = [...element.attributes].map(({ name, value }) => {
      if (isBehind && behind.test(name)) return "";
      if (texts.test(name)) return `${name}=${value.trim() ? "text" : ""}`;
      if (names.test(name)) return `${name}=${value.trim() && numberOf(value)}`;
      if (name === "lang" && languages.test(value)) return "lang";
      // The position of a floating element; the layout audit measures it.
      if (name === "style") return value.replaceAll(/-?[\d.]+px/g, "px");
      return `${name}=${references.test(name) ? value.split(" ").map(referenceTo).join(" ") : value}`;
    });
    return `${element.localName} ${described.join(" ")}`;
  };
}

/** The ancestors of an element, outermost first. */
function* around({ parentElement }: Element): Generator<Element> {
  if (!parentElement || parentElement === document.documentElement) return;
  yield* around(parentElement);
  yield parentElement;
}

/** A part of a page, without the parts inside it. */
export interface Part {
  element: Element;
  /**
   * Equal for parts whose audits have equal results: the same elements with the same roles, states, styles, visibility
   * and presence of text, in the same surroundings.
   */
  fingerprint: string;
}

/** An element and the separate parts inside it. */
export function partsOf(root: Element): Part[] {
  const { relationsOf, isSeparate } = surroundings();
  const parts: Part[] = [];
  const add = (element: Element) => {
    const attributesOf = attributesDescriber();
    const describe = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? "text" : "";
      if (!(node instanceof Element) || /^(script|style)$/.test(node.localName)) return "";
      if (node !== element && isSeparate(node)) {
        add(node);
        return `<${node.localName} ${node.role ?? ""}/>`;
      }
      if (node.matches(drawing)) return "<svg/>";
      const box = `${boxOf(node)} ${isNamedOtherwise(node) ? "named otherwise" : ""} ${relationsOf(node)}`;
      return `<${attributesOf(node)} ${box}>${[...node.childNodes].map(describe).join("")}</>`;
    };
    const part = { element, fingerprint: "" };
    parts.push(part);
    part.fingerprint = `${[...around(element)].map(attributesOf).join(" > ")} > ${describe(element)}`;
  };
  add(root);
  return parts;
}
