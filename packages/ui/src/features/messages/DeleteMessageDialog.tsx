import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import { toast } from "../../components/feedback/toast";
import { useDeleteMessage } from "./use-editing";
import { useTranslations } from "./translations";

interface DeleteMessageDialogProps {
  /** The message to delete; undefined while the dialog is closed. */
  id: number | undefined;
  onClose: () => void;
}

/** Asks before one's own message is deleted for both people. */
export function DeleteMessageDialog({ id, onClose }: DeleteMessageDialogProps) {
  const { t, say } = useTranslations();
  const remove = useDeleteMessage();
  return (
    <DeleteDialog
      id={id}
      title={t("change.deleteTitle")}
      remove={remove}
      deleted={say("change.deleted")}
      failed={say("change.deleteFailed")}
      onClose={onClose}
      onDone={({ tone, text }) => {
        onClose();
        if (tone === "error") toast.error(text);
        else toast.success(text);
      }}
    >
      {t("change.deleteQuestion")}
    </DeleteDialog>
  );
}
