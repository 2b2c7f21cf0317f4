import { fold } from "@passerelle/domain";

const written: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sts: "saints", stes: "saintes" };

/** The words of a place's name in the form in which names are compared. */
export const placeWords = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<![\p{L}\p{N}])s\/\s*/gu, "sur ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => written[word] ?? word);

export const placeKey = (text: string): string => placeWords(text).join(" ");

const article = /^(?:le|la|les|l) /;

/** The key without its article; undefined if it has none. */
export const withoutArticle = (key: string): string | undefined =>
  article.test(key) ? key.replace(article, "") : undefined;
