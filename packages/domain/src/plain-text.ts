/** The names of the characters 160 to 255, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const entities: ReadonlyMap<string, string> = new Map([
  ...latin.split(" ").map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    OElig: "Œ",
    oelig: "œ",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    bull: "•",
    hellip: "…",
    euro: "€",
    trade: "™",
    rarr: "→",
  }),
]);

function character(code: number): string | undefined {
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText || code === 9 || code === 10 ? String.fromCodePoint(code) : undefined;
}

/** Replaces HTML entities by their characters; unknown ones stay. */
const withoutEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return (entities.get(name) ?? all).replace("\u00a0", " ");
      return character(decimal === undefined ? parseInt(hex ?? "", 16) : Number(decimal)) ?? all;
    },
  );

const blocks =
  /<(?:\/?(?:p|div|ul|ol|dl|dt|dd|table|tr|h[1-6]|section|article|header|blockquote|pre)|br|hr)\b[^<>]*>/gi;
const inline =
  /<\/?(?:li|abbr|b|big|center|cite|code|del|em|font|i|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|tbody|td|th|thead|tt|u|wbr)\b[^<>]*>/gi;
const links = /<a\b(?:[^<>]{0,300}?\bhref=["']?([^"'\s<>]{0,300}))?[^<>]{0,300}>|<\/a>/gi;

/** Appends the web address of a link to its text, in brackets. */
function withAddresses(html: string): string {
  let address = "";
  return html.replaceAll(links, (tag, href?: string) => {
    const shown = tag.startsWith("</") && address !== "" ? ` (${address})` : "";
    address = /^https?:/i.test(href ?? "") ? (href ?? "") : "";
    return shown;
  });
}

/**
 * A text without HTML formatting: paragraphs become lines, list items begin with a dash. Other markup, such as
 * `List<String>` or a script, stays as text.
 */
export function plainText(html: string): string {
  const text = withAddresses(html)
    .replaceAll(/<li\b[^<>]*>/gi, "\n- ")
    .replaceAll(blocks, "\n")
    .replaceAll(inline, "");
  if (text === html) return withoutEntities(html);
  const lines = text.split("\n").map((line) => line.trim());
  return withoutEntities(lines.filter(Boolean).join("\n"));
}
