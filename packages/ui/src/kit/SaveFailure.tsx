import { reasonOf, serverWords } from "@passerelle/api";
import { isGone } from "../api";
import type { Sentence } from "../i18n";
import { FormErrors } from "./FormErrors";
import { MessageBox } from "./MessageBox";
import { Notice } from "./Notice";
import { useErrorSentence, useFailureSentence } from "./use-error-sentence";
import { useQuotedKitWords } from "./words";

interface SaveFailureProps {
  /** Why a save did not work; nothing is shown without. */
  error: Error | null;
  /** The quoted default of the screen, where it is not that of a 400: 'Une erreur inattendue est survenue.' */
  failed?: Sentence;
  onDismiss: () => void;
}

/** Refused fields under 'Erreur de validation' (§5); any other failure in the server's words or the default, for 5 seconds (§8, §9). */
export function SaveFailure({ error, failed, onDismiss }: SaveFailureProps) {
  const { say } = useQuotedKitWords();
  const errorSentence = useErrorSentence();
  const failureSentence = useFailureSentence();
  if (!error) return null;
  const { fields, lang } = serverWords(error);
  if (Object.keys(fields).length > 0) return <FormErrors errors={fields} lang={lang} />;
  const unexpected = say("quoted.unexpected");
  if (isGone(error)) return <Notice text={failureSentence(error, unexpected)} />;
  const reason = reasonOf(error);
  const isInvalid = reason.kind === "refused" && reason.status === 400;
  const text = errorSentence(error, isInvalid ? unexpected : (failed ?? unexpected));
  return <MessageBox message={{ tone: "error", text }} onDismiss={onDismiss} />;
}
