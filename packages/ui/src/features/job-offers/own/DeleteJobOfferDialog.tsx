import { chakra } from "@chakra-ui/react";
import { DeleteDialog } from "../../../components/dialogs/DeleteDialog";
import type { Message } from "../../../components/feedback/MessageBox";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { type JobOffer, useDeleteJobOffer } from "./queries";
import { useTranslations } from "./translations";

interface DeleteJobOfferDialogProps {
  /** The offer to delete; undefined while the dialog is closed. */
  offer: JobOffer | undefined;
  onClose: () => void;
  /** Called after the offer was deleted, or could not be. */
  onDone: (message: Message) => void;
}

/** Asks before an offer is deleted, and shows how many applications are deleted with it. */
export function DeleteJobOfferDialog({ offer, ...outcome }: DeleteJobOfferDialogProps) {
  const { t, say } = useTranslations();
  const remove = useDeleteJobOffer();
  const { jobTitle: title, applicationsCount: count = 0 } = useLastDefined(offer) ?? {};
  return (
    <DeleteDialog
      id={offer?.id}
      title={t("delete.title")}
      remove={remove}
      deleted={say("deleted")}
      failed={say("deleteFailed")}
      {...outcome}
    >
      {t("delete.question", { title })}
      {count > 0 && (
        <chakra.strong display="block" mt="2" color="danger" fontWeight="medium">
          {t("delete.warning", { count })}
        </chakra.strong>
      )}
    </DeleteDialog>
  );
}
