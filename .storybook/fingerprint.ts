/** How these read is no matter of any rule; whether they say anything is. */
const texts = /^(alt|datetime|href|placeholder|src|srcset|title|value|aria-(description|roledescription|valuetext))$/;
/** Where it matters which of them are equal. */
const names = /^(id|name|aria-label|data-ownedby|data-uid)$/;
const references =
  /^(for|form|headers|list|aria-(labelledby|describedby|details|errormessage|controls|owns|activedescendant))$/;
/** What is put on a page behind a dialog, as a whole. */
const behind = /^(inert|aria-hidden|data-aria-hidden)$/;
/** That a language is one which exists is a rule; which of them it is, is none. */
const languages = /^(fr|en)$/;
/** A drawing beside a text: no engine looks into it. */
const drawing = "svg[aria-hidden=true]:not([tabindex], :has([tabindex], a, text, title))";
/** What styles ask for, and no attribute says. */
const states = [":focus", ":checked", ":placeholder-shown"];
const interactive = ':is(a[href], button, input, select, textarea, summary, [role], [tabindex="0"])';
const heading = ":is(h1, h2, h3, h4, h5, h6, [role=heading])";
/** What is audited apart from what is around it. */
const separate =
  ":is(article, aside, fieldset, footer, form, header, li, nav, section, table, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=status], [role=alert])";
/** The least width and height of a target, in pixels (WCAG 2.2, 2.5.8). */
const targetSize = 24;

const isSmall = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < targetSize;
};

/** What a rule may ask of an element's box: whether it is seen, scrolls, or is a small target, which needs space. */
function boxOf(element: Element): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return "hidden";
  const isLarger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  const scrolls = isLarger && /auto|scroll/.test(getComputedStyle(element).overflow) ? "scrolls" : "";
  if (!element.matches(interactive)) return scrolls;
  const kept = states.filter((state) => element.matches(state));
  return `${scrolls} ${isSmall(element) ? `small in ${window.innerWidth}` : ""} ${kept.join(" ")}`;
}

const plain = (text: string | null) => text?.trim().replaceAll(/\s+/g, " ").toLowerCase() ?? "";

/** Whether a name leaves out what is read on the element, which speech input would not find (WCAG 2.2, 2.5.3). */
const isNamedOtherwise = (element: Element) =>
  element.hasAttribute("aria-label") && !plain(element.getAttribute("aria-label")).includes(plain(element.textContent));

/** What a part of a page has to do with the rest of it. */
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
  // Small targets need space from each other: what holds some is audited together with its neighbours.
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

/** Describes attributes; a name is given a number by its first appearance, so that equal names stay equal. */
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
      // Where it floats: the layout is measured.
      if (name === "style") return value.replaceAll(/-?[\d.]+px/g, "px");
      return `${name}=${references.test(name) ? value.split(" ").map(referenceTo).join(" ") : value}`;
    });
    return `${element.localName} ${described.join(" ")}`;
  };
}

/** The elements around one, from the outermost in the page. */
function* around({ parentElement }: Element): Generator<Element> {
  if (!parentElement || parentElement === document.documentElement) return;
  yield* around(parentElement);
  yield parentElement;
}

/** A part of a page, without the parts in it. */
export interface Part {
  element: Element;
  /**
   * A text that is equal for parts which an accessibility engine audits alike: the same elements, with the same roles,
   * states and styles, of which the same are seen and have a text, within the same.
   */
  fingerprint: string;
}

/** What an element consists of that can be audited apart, itself first. */
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
