import type { Sentence } from "../../../i18n";
import { NewPasswordScreen } from "./NewPasswordScreen";
import { useUndoEmail } from "./queries";
import { useTranslations } from "./translations";

export interface UndoEmailScreenProps {
  /** The code of the opened link. */
  code?: string | undefined;
  loginHref: string;
  onRestored: (message: Sentence) => void;
}

/** /undo-email: restores the former address of an account, with a new password. */
export function UndoEmailScreen({ code = "", loginHref, onRestored }: UndoEmailScreenProps) {
  const { t, say } = useTranslations();
  return (
    <NewPasswordScreen
      title={t("undo.title")}
      text={t("undo.text")}
      submitLabel={t("undo.submit")}
      done={say("undo.done")}
      failed={say("undo.failed")}
      call={useUndoEmail()}
      code={code}
      loginHref={loginHref}
      onDone={onRestored}
    />
  );
}
