import { Dialog } from "../../components/dialogs/Dialog";
import type { Message } from "../../components/feedback/MessageBox";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useOffer } from "../job-offers";
import { type OfferToApply } from "./applying";
import { ApplyForm } from "./ApplyForm";
import { useTranslations } from "./translations";

interface ApplyDialogProps {
  /** The offer to apply to; nothing while the dialog is closed. */
  offer: OfferToApply | undefined;
  /** Who applies: their profile may be worth completing first. */
  username: string;
  profileHref: string;
  onClose: () => void;
  /** The application is sent, or there is nothing left to apply to. */
  onDone: (message: Message) => void;
}

/** The modal with an optional message, beside the offer; a letter that was not sent is there again. */
export function ApplyDialog({ offer, onClose, ...form }: ApplyDialogProps) {
  const { t } = useTranslations();
  const shown = useLastDefined(offer);
  const detail = useOffer(shown?.id, !!offer && offer.jobTitle === undefined);
  const title = shown?.jobTitle ?? detail.data?.jobTitle;
  return (
    <Dialog
      open={!!offer}
      onClose={onClose}
      title={title === undefined ? t("offer.title") : t("apply.title", { title })}
      size="xl"
    >
      {shown && <ApplyForm offer={shown} {...form} />}
    </Dialog>
  );
}
