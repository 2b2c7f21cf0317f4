import { fold } from "@passerelle/domain";

const written: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sts: "saints", stes: "saintes" };

/** The words of a place's name in the form in which names are compared. */
export const placeWords = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<![\p{L}\p{N}])s\/\s*/gu, "sur ")
    .replaceAll(/(?<=(?<!\d)\d{1,2}) (?=(?:e|er|eme|ieme|nd|nde)(?![\p{L}\p{N}]))/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => written[word] ?? word);

export const placeKey = (text: string): string => placeWords(text).join(" ");

const article = /^(?:le|la|les|l) /;

/** Shorter keys of a name: without its article, and with L'Isle as 'lisle'. */
export function shortKeys(name: string): string[] {
  const key = placeKey(name);
  const joined = placeKey(fold(name).replaceAll("'", ""));
  return [key.replace(article, ""), joined].filter((short) => short !== key);
}
