import { Dialog } from "../../components/dialogs/Dialog";
import type { Message } from "../../components/feedback/MessageBox";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useOffer } from "../job-offers";
import { type OfferToApply } from "./offer-to-apply";
import { ApplyForm } from "./ApplyForm";
import { useTranslations } from "./translations";

interface ApplyDialogProps {
  /** The offer to apply to; undefined while the dialog is closed. */
  offer: OfferToApply | undefined;
  /** The applicant's username, for the hint about an incomplete profile. */
  username: string;
  profileHref: string;
  onClose: () => void;
  /** Called after the application was sent, or the offer turned out to be gone. */
  onDone: (message: Message) => void;
}

/** The dialog with an optional letter beside the offer; an unsent letter is restored. */
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
