import { Button } from "../../components/actions/Button";
import type { FileChoice } from "./use-file-choice";
import { useFileTranslations } from "./translations";

interface UndoRemoveButtonProps {
  choice: FileChoice;
  /** The field's label, for the button's accessible name. */
  label: string;
}

/** Removes the stored file, or undoes its removal or replacement. */
export function UndoRemoveButton({ choice: { change, remove, keep }, label }: UndoRemoveButtonProps) {
  const { t } = useFileTranslations();
  const stored = change === null;
  return (
    <Button
      variant="plain"
      colorPalette="neutral"
      aria-label={t(stored ? "removeNamed" : "undoNamed", { label })}
      onClick={stored ? remove : keep}
    >
      {t(stored ? "remove" : "undo")}
    </Button>
  );
}
