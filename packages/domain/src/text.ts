// White space, controls, default-ignorable characters, and blanks that Unicode classes as symbols; U+0000 is a separate error.
const invisibleOnly = /^(?:(?!\0)[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB])*$/u;

/** A trimmed text; empty if it has no visible character. */
export const trimText = (text: string): string => (invisibleOnly.test(text) ? "" : text.trim());

// Line breaks, tabs and other controls; U+0000 is a separate error.
const controls = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu;
// Characters that change the writing direction of the following text, even beyond the name.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name or title on one line: line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(directions, "").replace(controls, " ");

// Right-to-left letters, and characters that change the direction.
const turning =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A name or other value within a sentence; a right-to-left value does not change the sentence's direction (D-293). */
export const isolated = (value: string): string => (turning.test(value) ? `\u2068${value}\u2069` : value);

/** The length for limits: Unicode code points of the trimmed text, as in JSON Schema. */
export const lengthOf = (text: string): number => Array.from(trimText(text)).length;

/** A count with its noun: "1 second", "2 seconds". */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
