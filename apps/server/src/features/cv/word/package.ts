import { strFromU8, unzipSync } from "fflate";
import { childOf, type Element, elementsOf } from "./xml";

/** The maximum unpacked size of a part, in bytes. */
const maxPart = 8 * 1024 * 1024;
const relations = "_rels/.rels";

/** The main part of a Word file, with its styles. */
export interface WordPackage {
  document: Element;
  styles: Element | undefined;
}

/** Whether a file starts like a ZIP archive, as Word files do. */
export const isArchive = (bytes: Uint8Array): boolean => strFromU8(bytes.subarray(0, 4), true) === "PK\u0003\u0004";

/** A part of a ZIP archive as text; undefined if it is missing. Throws if it is larger than `maxPart`. */
function partOf(zip: Uint8Array, name: string): string | undefined {
  const files = unzipSync(zip, {
    filter: (file) => {
      if (file.name !== name) return false;
      if (file.originalSize > maxPart) throw new Error("A part is too large.");
      return true;
    },
  });
  const bytes = files[name];
  return bytes && strFromU8(bytes);
}

/** The targets of relationships, by the last word of their type. */
function targetsIn(text: string | undefined): Map<string, string> {
  const [root] = text === undefined ? [] : elementsOf(text).filter(({ name }) => name === "Relationships");
  return new Map(
    root?.children.map((relation) => [
      (relation.attribute("Type") ?? "").split("/").at(-1) ?? "",
      relation.attribute("Target") ?? "",
    ]),
  );
}

const resolved = (folder: string, target: string) => (target.startsWith("/") ? target.slice(1) : folder + target);

/** Opens a Word file (.docx); "notWord" for any other archive. Throws if it is damaged or too large. */
export function openWord(zip: Uint8Array): WordPackage | "notWord" {
  const main = resolved("", targetsIn(partOf(zip, relations)).get("officeDocument") ?? "");
  const text = partOf(zip, main);
  const document = text === undefined ? undefined : elementsOf(text).find(({ name }) => name === "document");
  if (!document || !childOf(document, "body")) return "notWord";
  const [, folder = "", file = ""] = /^(.*\/)?([^/]*)$/.exec(main) ?? [];
  const target = targetsIn(partOf(zip, `${folder}_rels/${file}.rels`)).get("styles");
  const styles = target === undefined ? undefined : partOf(zip, resolved(folder, target));
  return {
    document,
    styles: styles === undefined ? undefined : elementsOf(styles).find(({ name }) => name === "styles"),
  };
}
