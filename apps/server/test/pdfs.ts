import { deflateSync } from "node:zlib";

interface Document {
  /** Further entries of the catalog, of the page, and of the file's trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Further objects, with their numbers. */
  objects?: string;
  version?: string;
}

/** A PDF of one page with the text 'Soudeuse'. */
export function aPdfWith({ catalog = "", page = "", trailer = "", objects = "", version = "1.7" }: Document): Buffer {
  const content = "BT /F1 12 Tf 40 800 Td (Soudeuse) Tj ET";
  return Buffer.from(
    [
      `%PDF-${version}`,
      `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalog}>> endobj`,
      "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj",
      `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>> ${page}>> endobj`,
      `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
      "5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> endobj",
      objects,
      `trailer <</Size 100/Root 1 0 R ${trailer}>>`,
      "startxref\n0\n%%EOF\n",
    ].join("\n"),
    "latin1",
  );
}

/** An object stream, number 90, of objects by their numbers. */
export function packed(objects: Readonly<Record<number, string>>): string {
  const list = Object.entries(objects);
  let at = 0;
  const places = list.map(([number, object]) => {
    const place = `${number} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(" ")} `;
  const data = deflateSync(head + list.map(([, object]) => `${object} `).join("")).toString("latin1");
  const description = `/Type/ObjStm/Filter/FlateDecode/N ${list.length}/First ${head.length}/Length ${data.length}`;
  return `90 0 obj <<${description}>> stream\n${data}\nendstream endobj`;
}

/** A link annotation with an action, as the page's entry. */
export const linkTo = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[40 790 120 820]/A ${action}>>]`;
