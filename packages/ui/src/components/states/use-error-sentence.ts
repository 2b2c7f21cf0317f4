import { reasonOf, serverText } from "@passerelle/api";
import { isGone, isUnsent } from "../../data/call-failures";
import { pageLangOf, pageOf, quoteOr, said, type Sentence } from "../../i18n";
import { useStateTranslations } from "./translations";

/**
 * The text for a failed call: the server's if there is one, otherwise the default that the specification quotes, and
 * for a change that never left, that there is no connection (D-430). Field errors are joined into one text without the
 * names of their fields.
 */
export function useErrorSentence() {
  const { say } = useStateTranslations();
  return (error: unknown, otherwise: Sentence): Sentence => {
    if (isUnsent(error)) return say("sentences", { first: otherwise, rest: say("noConnection") });
    const { message, fields, lang = said(otherwise).lang } = serverText(error);
    const scope = pageLangOf(otherwise);
    const lines = Object.values(fields).map((text, index, all): Sentence => {
      // A message that ends with a full stop does not get a second one.
      const words = index < all.length - 1 ? text.replace(/\.$/, "") : text;
      return { text: words, lang, scope: pageOf(otherwise) };
    });
    if (message !== undefined || lines.length === 0) return quoteOr(message, otherwise, lang);
    return lines.reduceRight((rest, first) => ({ ...say("sequence", { first, rest }), scope }));
  };
}

/** The text for a failed change, with special texts for deleted objects and unknown outcomes. */
export function useFailureSentence() {
  const { say } = useStateTranslations();
  const sentenceOf = useErrorSentence();
  return (error: unknown, failed: Sentence) => {
    if (reasonOf(error).kind === "unanswered") return say("maybeSaved");
    return sentenceOf(error, isGone(error) ? say("alreadyRemoved") : failed);
  };
}
