import { reasonOf, serverText } from "@passerelle/api";
import { isGone, isUnclear } from "../data";
import type { Sentence } from "../i18n";
import { FormErrors } from "./FormErrors";
import { MessageBox } from "../components/feedback/MessageBox";
import { Notice } from "../components/feedback/Notice";
import { useErrorSentence, useFailureSentence } from "../components/states/use-error-sentence";
import { useComponentTranslations, useQuotedComponentTranslations } from "../components/translations";

interface SaveFailureProps {
  /** The error of the last save; nothing is shown without one. */
  error: Error | null;
  /** The screen's quoted default, if it differs from that of a 400: 'Une erreur inattendue est survenue.' */
  failed?: Sentence;
  /** Whether it creates an object, so that a 404 does not mean a deleted one. */
  isNew?: boolean;
  /** Fields whose server message no longer applies. */
  corrected?: readonly string[];
  onDismiss: () => void;
}

/**
 * Refused fields under 'Erreur de validation'; any other failure with the server's text or the default, for 5 seconds.
 * Without an answer, the text says that it may have been saved.
 */
export function SaveFailure({ error, failed, isNew = false, corrected = [], onDismiss }: SaveFailureProps) {
  const { say } = useQuotedComponentTranslations();
  const components = useComponentTranslations();
  const errorSentence = useErrorSentence();
  const failureSentence = useFailureSentence();
  if (!error) return null;
  const { fields, lang } = serverText(error);
  const refused = Object.entries(fields);
  if (refused.length > 0) {
    const standing = refused.filter(([field]) => !corrected.includes(field));
    return <FormErrors errors={Object.fromEntries(standing)} lang={lang} />;
  }
  const unexpected = say("quoted.unexpected");
  if (isGone(error) && !isNew) return <Notice text={failureSentence(error, unexpected)} />;
  const reason = reasonOf(error);
  const isInvalid = reason.kind === "refused" && reason.status === 400;
  const text = errorSentence(error, isInvalid ? unexpected : (failed ?? unexpected));
  const said = isUnclear(error)
    ? components.say("sentences", { first: text, rest: components.say("maybeSaved") })
    : text;
  return <MessageBox message={{ tone: "error", text: said }} onDismiss={onDismiss} />;
}
