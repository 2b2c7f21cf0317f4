import { useAtomValue } from "jotai";
import { LangScope } from "../../i18n";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog";
import { type UnsavedState, unsavedQuestionAtom } from "./unsaved-changes";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useStateTranslations } from "../../components/states/translations";
import { useFormTranslations } from "../translations";

/** The question before typed text is lost; the application renders it once, around its screens. */
export function UnsavedChangesDialog() {
  const question = useAtomValue(unsavedQuestionAtom);
  const shown = useLastDefined(question);
  return (
    shown && (
      <LangScope lang={shown.lang}>
        <Question open={!!question} state={shown.state} onAnswer={shown.answer} />
      </LangScope>
    )
  );
}

interface QuestionProps {
  open: boolean;
  state: UnsavedState | undefined;
  onAnswer: (discard: boolean) => void;
}

function Question({ open, state, onAnswer }: QuestionProps) {
  const states = useStateTranslations();
  const { t } = useFormTranslations();
  const isSaving = state === "saving";
  return (
    <ConfirmDialog
      open={open}
      title={isSaving ? t("savingTitle") : t("discardTitle")}
      confirmLabel={isSaving ? t("leave") : t("discard")}
      cancelLabel={isSaving ? t("wait") : t("keepEditing")}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {isSaving ? t("savingText") : state === "unclear" ? states.t("maybeSaved") : t("discardText")}
    </ConfirmDialog>
  );
}
