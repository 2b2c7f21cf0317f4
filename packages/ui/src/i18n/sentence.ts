import { currentLanguage, i18n, isQuoted, mixedWordingOf, wordingOf } from "./instance";
import type { Wording } from "./language-choice";
import { translationOf } from "./server-translations";

/** A server's text, shown unchanged; the reference server's own texts follow the language. */
export interface Quote {
  text: string;
  /** The language of the texts, if known; empty for text that a person wrote. */
  lang?: string | undefined;
  /** The language of the page for which the server wrote the text, used in the default mix. */
  scope?: Wording | undefined;
}

/** One of our texts, translated when shown, so that it follows the language. Created by `say` of `useTranslations`. */
export interface Phrase {
  namespace: string;
  key: string;
  /** Sentences among the values keep their own language. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** The language of its page, for texts without a language of their own. */
  scope: Wording;
}

/** A message that is stored for a while. Translated text is not allowed, because it could not follow the language. */
export type Sentence = Quote | Phrase;

/** The server's text, by default in the language of our own text, which replaces a missing one. */
export function quoteOr(text: string | undefined, otherwise: Sentence, lang = said(otherwise).lang): Sentence {
  return text === undefined ? otherwise : { text, lang, scope: pageOf(otherwise) };
}

/** The current text of a sentence, in the current language if it is ours. */
export function said(sentence: Sentence): Quote {
  if ("text" in sentence) return translated(sentence);
  const lang = wordingOf(sentence.namespace, sentence.key, sentence.scope);
  return { text: partsOf(sentence).reduce((text, part) => text + part.text, ""), lang };
}

/** The language of the page of one of our own sentences, in the default mix. */
export const pageLangOf = (sentence: Sentence): Wording =>
  "text" in sentence ? "fr" : mixedWordingOf(sentence.namespace, sentence.key, sentence.scope);

/** The language in which the server writes for the page of one of our own sentences, in the default mix. */
export const pageOf = (sentence: Sentence): Wording | undefined =>
  "text" in sentence ? sentence.scope : mixedWordingOf(sentence.namespace, "", sentence.scope);

/** Translates a server's text to the current language, if its translation is known. */
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
  const options: { ns: string } = {
    ns: namespace,
    ...Object.fromEntries(marked),
    ...(!isQuoted(namespace) && { lng: lang }),
  };
  const text = i18n.t(key, { ...options, defaultValue: key });
  return text.split(mark).flatMap((part, index) => {
    if (index % 2) return nested[Number(part)] ?? [];
    return part === "" ? [] : [{ text: part, lang }];
  });
}

// A private-use character that delimits the number of a part.
const mark = "\uE000";

const isSentence = (value: unknown): value is Sentence =>
  typeof value === "object" && value !== null && ("text" in value || "namespace" in value);
