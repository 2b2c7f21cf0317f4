import { errorText, fieldMessages, reasonOf } from "@passerelle/api";
import { isGone } from "../api";
import { FormErrors } from "./FormErrors";
import { MessageBox } from "./MessageBox";
import { Notice } from "./Notice";
import { useFailureText } from "./use-failure-text";
import { useQuotedKitWords } from "./words";

interface SaveFailureProps {
  /** Why a save did not work; nothing is shown without. */
  error: Error | null;
  /** The quoted default of the screen, where it is not that of a 400: 'Une erreur inattendue est survenue.' */
  failed?: string;
  onDismiss: () => void;
}

/** Refused fields under 'Erreur de validation' (§5); any other failure in the server's words or the default, for 5 seconds (§8, §9). */
export function SaveFailure({ error, failed, onDismiss }: SaveFailureProps) {
  const { t } = useQuotedKitWords();
  const failureText = useFailureText();
  if (!error) return null;
  const fields = fieldMessages(error);
  if (Object.keys(fields).length > 0) return <FormErrors errors={fields} />;
  if (isGone(error)) return <Notice text={failureText(error, "")} />;
  const reason = reasonOf(error);
  const isInvalid = reason.kind === "refused" && reason.status === 400;
  const unexpected = t("quoted.unexpected");
  const text = errorText(error, isInvalid ? unexpected : (failed ?? unexpected));
  return <MessageBox message={{ tone: "error", text }} onDismiss={onDismiss} />;
}
