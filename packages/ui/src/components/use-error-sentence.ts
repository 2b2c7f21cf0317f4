import { reasonOf, serverText } from "@passerelle/api";
import { isGone } from "../data";
import { pageLangOf, pageOf, quoteOr, said, type Sentence } from "../i18n";
import { useComponentTranslations } from "./translations";

/**
 * Why a call failed: the server's words where there are some, else the default that the specification quotes. Refused
 * field errors are joined into one sentence, each after its label if it has one here.
 */
export function useErrorSentence(labels: Readonly<Record<string, Sentence>> = {}) {
  const { say } = useComponentTranslations();
  return (error: unknown, otherwise: Sentence): Sentence => {
    const { message, fields, lang = said(otherwise).lang } = serverText(error);
    const scope = pageLangOf(otherwise);
    const lines = Object.entries(fields).map(([field, text], index, all): Sentence => {
      // A message that ends its own sentence does not get a second full stop.
      const words = index < all.length - 1 ? text.replace(/\.$/, "") : text;
      const quote = { text: words, lang, scope: pageOf(otherwise) };
      const label = labels[field];
      return label ? { ...say("labelled", { label, message: quote }), scope } : quote;
    });
    if (message !== undefined || lines.length === 0) return quoteOr(message, otherwise, lang);
    return lines.reduceRight((rest, first) => ({ ...say("sequence", { first, rest }), scope }));
  };
}

/** The sentence for a failed change, with its own wording for deleted objects and unknown outcomes. */
export function useFailureSentence() {
  const { say } = useComponentTranslations();
  const sentenceOf = useErrorSentence();
  return (error: unknown, failed: Sentence) => {
    if (reasonOf(error).kind === "unanswered") return say("maybeSaved");
    return sentenceOf(error, isGone(error) ? say("alreadyRemoved") : failed);
  };
}
