import { useSyncExternalStore } from "react";
import { LangScope } from "../i18n";
import { ConfirmDialog } from "./ConfirmDialog";
import { unsavedQuestion } from "./unsaved-changes";
import { useLast } from "./use-last";
import { useKitWords } from "./words";

/** The one question before something typed is lost; the application shows it once, around its screens. */
export function UnsavedChangesDialog() {
  const question = useSyncExternalStore(unsavedQuestion.subscribe, unsavedQuestion.current, unsavedQuestion.current);
  const shown = useLast(question);
  return (
    shown && (
      <LangScope lang={shown.lang}>
        <Question open={!!question} onAnswer={shown.answer} />
      </LangScope>
    )
  );
}

function Question({ open, onAnswer }: { open: boolean; onAnswer: (discard: boolean) => void }) {
  const { t } = useKitWords();
  return (
    <ConfirmDialog
      open={open}
      title={t("discardTitle")}
      confirmLabel={t("discard")}
      cancelLabel={t("keepEditing")}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t("discardText")}
    </ConfirmDialog>
  );
}
