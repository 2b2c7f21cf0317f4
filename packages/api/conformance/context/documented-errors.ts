import * as domain from "@passerelle/domain";
import { isNode } from "../../src/contract/openapi-document";

interface Documented {
  code: string;
  fr: string;
  en: string;
}

const isDocumented = (value: unknown): value is Documented =>
  isNode(value) && ["code", "fr", "en"].every((field) => typeof value[field] === "string");

/** The refusals that docs/contract/error-codes.md lists, without those whose text has a number. */
const documented = Object.entries(domain).flatMap(([name, texts]) =>
  name.endsWith("Errors") ? Object.values<unknown>(Object(texts)).filter(isDocumented) : [],
);

/** The English text of a documented code. */
export const textOfCode = (code: unknown): string | undefined => documented.find((one) => one.code === code)?.en;

/** The codes of the refusals with this text. */
export const codesOfText = (text: unknown): string[] =>
  documented.filter(({ fr, en }) => fr === text || en === text).map(({ code }) => code);

/** The languages in which a documented refusal has this text. */
export const languagesOfText = (text: unknown): string[] =>
  (["fr", "en"] as const).filter((language) => documented.some((one) => one[language] === text));
