import { currentLanguage, i18n, isQuoted, mixedWordingOf, wordingOf } from "./instance";
import type { Wording } from "./language";
import { translationOf } from "./server-translations";

/** A server's text, shown as it came; the reference server's own texts follow the language. */
export interface Quote {
  text: string;
  /** The language they are in, where that is known; empty for what a person wrote. */
  lang?: string | undefined;
  /** The language of the page that the server said them on, which it uses while the interface mixes its languages. */
  scope?: Wording | undefined;
}

/** Words of ours, looked up when they are shown, so that they follow the language. `say` of `useTranslations` makes one. */
export interface Phrase {
  namespace: string;
  key: string;
  /** Sentences among the values keep their own language. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** The language of the page it was said on, for words without one of their own. */
  scope: Wording;
}

/** Something to say that is kept for a while; a finished text of ours is none, since it could not follow the language. */
export type Sentence = Quote | Phrase;

/** What the server says, by default in the language of our own words, which stand in where it says nothing. */
export function quoteOr(text: string | undefined, otherwise: Sentence, lang = said(otherwise).lang): Sentence {
  return text === undefined ? otherwise : { text, lang, scope: pageOf(otherwise) };
}

/** What a sentence says at this moment, in one language as far as it is ours. */
export function said(sentence: Sentence): Quote {
  if ("text" in sentence) return translated(sentence);
  const lang = wordingOf(sentence.namespace, sentence.key, sentence.scope);
  return { text: partsOf(sentence).reduce((text, part) => text + part.text, ""), lang };
}

/** The language of the page that a sentence of ours belongs to, while the interface mixes its languages. */
export const pageLangOf = (sentence: Sentence): Wording =>
  "text" in sentence ? "fr" : mixedWordingOf(sentence.namespace, sentence.key, sentence.scope);

/** The language that the server writes in where a sentence of ours stands, while the interface mixes its languages. */
export const pageOf = (sentence: Sentence): Wording | undefined =>
  "text" in sentence ? sentence.scope : mixedWordingOf(sentence.namespace, "", sentence.scope);

/** A server's text in the current language, if its translation is known. */
function translated({ text, lang, scope }: Quote): Quote {
  const language = currentLanguage();
  const to = language === "default" ? scope : language;
  const words = to && lang && lang !== to ? translationOf(text, to) : undefined;
  return words === undefined ? { text, lang } : { text: words, lang: to };
}

/** The parts of a sentence, each in one language. */
export function partsOf(sentence: Sentence): readonly Quote[] {
  if ("text" in sentence) return [translated(sentence)];
  const { namespace, key, scope, values = {} } = sentence;
  const lang = wordingOf(namespace, key, scope);
  const nested: (readonly Quote[])[] = [];
  const marked = Object.entries(values).map(([name, value]) =>
    isSentence(value) ? [name, `${mark}${nested.push(partsOf(value)) - 1}${mark}`] : [name, value],
  );
  const options = { ns: namespace, ...Object.fromEntries(marked), ...(!isQuoted(namespace) && { lng: lang }) };
  const text: string = i18n.t(key, { ...options, defaultValue: key });
  return text.split(mark).flatMap((part, index) => {
    if (index % 2) return nested[Number(part)] ?? [];
    return part === "" ? [] : [{ text: part, lang }];
  });
}

// A character of no script, between which a part's number stands.
const mark = "\uE000";

const isSentence = (value: unknown): value is Sentence =>
  typeof value === "object" && value !== null && ("text" in value || "namespace" in value);
