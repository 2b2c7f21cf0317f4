import { reasonOf, serverText } from "@passerelle/api";
import { isGone, isUnclear } from "../data";
import type { Sentence } from "../i18n";
import { FormErrors } from "./FormErrors";
import { MessageBox } from "../components/feedback/MessageBox";
import { Notice } from "../components/feedback/Notice";
import { useErrorSentence, useFailureSentence } from "../components/states/use-error-sentence";
import { useComponentTranslations, useQuotedComponentTranslations } from "../components/translations";

interface SaveFailureProps {
  /** Why a save did not work; nothing is shown without. */
  error: Error | null;
  /** The quoted default of the screen, where it is not that of a 400: 'Une erreur inattendue est survenue.' */
  failed?: Sentence;
  /** Whether it was to add something, so that nothing can be gone. */
  isNew?: boolean;
  /** Fields that no longer show what the server said of them. */
  corrected?: readonly string[];
  onDismiss: () => void;
}

/**
 * Refused fields under 'Erreur de validation'; any other failure in the server's words or the default, for 5 seconds.
 * Where no answer came, it may be saved.
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
  return (
    <>
      <MessageBox message={{ tone: "error", text }} onDismiss={onDismiss} />
      {isUnclear(error) && <Notice text={components.say("maybeSaved")} />}
    </>
  );
}
