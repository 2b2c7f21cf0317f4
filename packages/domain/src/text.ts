// White space, controls, all that Unicode calls ignorable, and blanks that it calls symbols; U+0000 is an error of its own.
const invisibleOnly = /^(?:(?!\0)[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB])*$/u;

/** A text as it is sent and kept: without the spaces around it; empty where nobody could see any of it. */
export const trimText = (text: string): string => (invisibleOnly.test(text) ? "" : text.trim());

/** The length that limits apply to: Unicode code points, as JSON Schema counts them, without the spaces around. */
export const lengthOf = (text: string): number => Array.from(trimText(text)).length;

/** How long texts may be, in characters as `lengthOf` counts them: the bounds of openapi.yaml (D-029). */
export const limits = {
  name: 100,
  title: 150,
  text: 5_000,
  post: 3_000,
  comment: 1_000,
  message: 5_000,
  username: 30,
  email: 254,
  phone: 20,
  webAddress: 2_048,
} as const;

/** A count with its noun: "1 second", "2 seconds". */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A text as comparisons see it: no accents, no capitals, single spaces. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/gu, " ")
    .trim();
}
