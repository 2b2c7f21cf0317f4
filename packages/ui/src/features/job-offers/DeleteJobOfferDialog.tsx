import { chakra } from "@chakra-ui/react";
import { errorText } from "@passerelle/api";
import { ConfirmDialog } from "../../kit/ConfirmDialog";
import type { Message } from "../../kit/MessageBox";
import { useLast } from "../../kit/use-last";
import { type JobOffer, useDeleteJobOffer } from "./queries";
import { useWords } from "./words";

interface DeleteJobOfferDialogProps {
  /** The offer in question; nothing while the dialog is closed. */
  offer: JobOffer | undefined;
  onClose: () => void;
  /** It was deleted, or could not be. */
  onDone: (message: Message) => void;
}

/** Asks before an offer goes, and says how many applications go with it (D-108). */
export function DeleteJobOfferDialog({ offer, onClose, onDone }: DeleteJobOfferDialogProps) {
  const { t } = useWords();
  const remove = useDeleteJobOffer();
  const { jobTitle: title, applicationsCount: count = 0 } = useLast(offer) ?? {};

  const confirm = () => {
    if (!offer || remove.isPending) return;
    remove.mutate(offer.id, {
      onSuccess: (answer) => onDone({ tone: "success", text: answer.message ?? t("deleted") }),
      onError: (error) => onDone({ tone: "error", text: errorText(error, t("deleteFailed")) }),
    });
  };

  return (
    <ConfirmDialog
      open={!!offer}
      title={t("delete.title")}
      onConfirm={confirm}
      onCancel={onClose}
      busy={remove.isPending}
    >
      {t("delete.question", { title })}
      {count > 0 && (
        <chakra.strong display="block" mt="2" color="danger" fontWeight="medium">
          {t("delete.warning", { count })}
        </chakra.strong>
      )}
    </ConfirmDialog>
  );
}
