const maxFileName = 100;
const breaks = /[\t-\r\p{Zl}\p{Zp}]/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** Stacked combining marks, which would cover the lines above and below. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;

/**
 * A file name as stored (D-207): one line, no folders, no invisible characters, at most 100 characters including the
 * extension; null if nothing is left.
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
