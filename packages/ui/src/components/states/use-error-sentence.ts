import { reasonOf, serverText } from "@passerelle/api";
import { isGone } from "../../data";
import { pageLangOf, pageOf, quoteOr, said, type Sentence } from "../../i18n";
import { useComponentTranslations } from "../translations";

/**
 * The text for a failed call: the server's if there is one, otherwise the default that the specification quotes. Field
 * errors are joined into one sentence, each after its label if it has one here.
 */
export function useErrorSentence(labels: Readonly<Record<string, Sentence>> = {}) {
  const { say } = useComponentTranslations();
  return (error: unknown, otherwise: Sentence): Sentence => {
    const { message, fields, lang = said(otherwise).lang } = serverText(error);
    const scope = pageLangOf(otherwise);
    const lines = Object.entries(fields).map(([field, text], index, all): Sentence => {
      // A message that ends with a full stop does not get a second one.
      const words = index < all.length - 1 ? text.replace(/\.$/, "") : text;
      const quote = { text: words, lang, scope: pageOf(otherwise) };
      const label = labels[field];
      return label ? { ...say("labelled", { label, message: quote }), scope } : quote;
    });
    if (message !== undefined || lines.length === 0) return quoteOr(message, otherwise, lang);
    return lines.reduceRight((rest, first) => ({ ...say("sequence", { first, rest }), scope }));
  };
}

/** The text for a failed change, with special texts for deleted objects and unknown outcomes. */
export function useFailureSentence() {
  const { say } = useComponentTranslations();
  const sentenceOf = useErrorSentence();
  return (error: unknown, failed: Sentence) => {
    if (reasonOf(error).kind === "unanswered") return say("maybeSaved");
    return sentenceOf(error, isGone(error) ? say("alreadyRemoved") : failed);
  };
}
