import { childOf, type Element, valueOf } from "./xml";

/** The appearance of text. */
interface Look {
  isBold: boolean;
  isItalic: boolean;
  isCapitals: boolean;
  isHidden: boolean;
  /** In points. */
  size: number;
  color: string;
}

/** The layout of a paragraph; lengths are in points. */
interface Setting {
  left: number;
  before: number;
  after: number;
  /** Whether it omits the space between paragraphs of its own style. */
  isContextual: boolean;
  isListed: boolean;
  isHeading: boolean;
}

/** The look and the setting that a style or a paragraph defines. */
interface Format {
  look: Partial<Look>;
  setting: Partial<Setting>;
}

interface Style extends Format {
  basedOn: string | undefined;
}

const usual: { look: Look; setting: Setting } = {
  look: { isBold: false, isItalic: false, isCapitals: false, isHidden: false, size: 10, color: "" },
  setting: { left: 0, before: 0, after: 0, isContextual: false, isListed: false, isHeading: false },
};

/** Only the defined entries. */
function stated<Values extends object>(values: { [Key in keyof Values]: Values[Key] | undefined }): Partial<Values>;
function stated(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function flag(properties: Element | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !/^(?:0|false|off|none)$/.test(element.attribute("val") ?? "true");
}

/** Converts twentieths of a point or half points to points. */
function points(value: string | undefined, perPoint: number): number | undefined {
  const number = Number(value);
  return value === undefined || Number.isNaN(number) ? undefined : number / perPoint;
}

/** The look that a run's properties define. */
const lookOf = (properties: Element | undefined): Partial<Look> =>
  stated<Look>({
    isBold: flag(properties, "b"),
    isItalic: flag(properties, "i"),
    isCapitals: flag(properties, "caps") ?? flag(properties, "smallCaps"),
    isHidden: flag(properties, "vanish"),
    size: points(valueOf(properties, "sz"), 2),
    color: valueOf(properties, "color"),
  });

/** The setting that a paragraph's properties define. */
function settingOf(properties: Element | undefined): Partial<Setting> {
  const [indent, spacing] = [childOf(properties, "ind"), childOf(properties, "spacing")];
  const list = valueOf(childOf(properties, "numPr"), "numId");
  const level = valueOf(properties, "outlineLvl");
  return stated<Setting>({
    left: points(indent?.attribute("left") ?? indent?.attribute("start"), 20),
    before: points(spacing?.attribute("before"), 20),
    after: points(spacing?.attribute("after"), 20),
    isContextual: flag(properties, "contextualSpacing"),
    isListed: list === undefined ? undefined : list !== "0",
    isHeading: level === undefined ? undefined : level !== "9",
  });
}

const formatOf = (element: Element | undefined): Format => ({
  look: lookOf(childOf(element, "rPr")),
  setting: settingOf(childOf(element, "pPr")),
});

/** The styles of a document, each with its base styles. */
export interface Styles {
  paragraph: (properties: Element | undefined) => { id: string; look: Look; setting: Setting };
  run: (look: Look, properties: Element | undefined) => Look;
}

/** Whether it is the style of paragraphs without one. */
const isDefault = (style: Element) =>
  style.attribute("type") === "paragraph" && /^(?:1|true)$/.test(style.attribute("default") ?? "");

export function readStyles(root: Element | undefined): Styles {
  const defaults = childOf(root, "docDefaults");
  const base: Format = {
    look: formatOf(childOf(defaults, "rPrDefault")).look,
    setting: formatOf(childOf(defaults, "pPrDefault")).setting,
  };
  const elements = root?.children.filter(({ name }) => name === "style") ?? [];
  const styles = new Map<string, Style>(
    elements.map((style) => [
      style.attribute("styleId") ?? "",
      { basedOn: valueOf(style, "basedOn"), ...formatOf(style) },
    ]),
  );
  const usualStyle = elements.find(isDefault)?.attribute("styleId") ?? "";

  /** The base styles of a style, followed by the style itself. */
  function chain(id: string | undefined): Style[] {
    const found: Style[] = [];
    for (let style = styles.get(id ?? ""); style && !found.includes(style); style = styles.get(style.basedOn ?? ""))
      found.unshift(style);
    return found;
  }
  return {
    paragraph: (properties) => {
      const id = valueOf(properties, "pStyle") ?? usualStyle;
      const formats = [base, ...chain(id)];
      const look = Object.assign({}, usual.look, ...formats.map((format) => format.look));
      const setting = Object.assign(
        {},
        usual.setting,
        ...formats.map((format) => format.setting),
        settingOf(properties),
      );
      return { id, look, setting };
    },
    run: (look, properties) =>
      Object.assign({}, look, ...chain(valueOf(properties, "rStyle")).map((style) => style.look), lookOf(properties)),
  };
}

/** Identifies a look: equal for texts of the same appearance. */
export const nameOf = ({ isBold, isItalic, isCapitals, size, color }: Look): string =>
  [size, isBold && "bold", isItalic && "italic", isCapitals && "capitals", color !== "auto" && color]
    .filter(Boolean)
    .join(" ");
export type { Look };
