/** Maximum file size, in bytes (D-087). */
export const maxFileSize = 5 * 1024 * 1024;

const maxFileName = 100;
const breaks = /[\t-\r\p{Zl}\p{Zp}]/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** Marks above and below a letter that would cover the lines around it. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;

/**
 * The name of somebody's file as it is kept (D-207): on one line, without folders and what nobody sees, at most 100
 * characters with its ending; null if nothing is left.
 */
export function keptFileName(given: string): string | null {
  const [, last = ""] = /([^/\\]*)$/.exec(given) ?? [];
  const name = last
    .replaceAll(breaks, " ")
    .replaceAll(unseen, "")
    .replaceAll(/\s+/g, " ")
    .normalize("NFC")
    .replaceAll(piledMarks, "$1")
    .trim();
  const characters = Array.from(name);
  if (characters.length <= maxFileName) return name || null;
  const [ending = ""] = /\.[a-z0-9]{1,5}$/i.exec(name) ?? [];
  return characters.slice(0, maxFileName - 1 - ending.length).join("") + "…" + ending;
}
