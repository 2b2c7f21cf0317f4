import type { Sentence } from "../../../i18n";
import { Dialog } from "../../../components/dialogs/Dialog";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { type JobOfferDraft, JobOfferForm } from "./JobOfferForm";
import { useTranslations } from "./translations";

interface JobOfferDialogProps {
  username: string;
  /** Undefined while the dialog is closed. */
  draft: JobOfferDraft | undefined;
  onClose: () => void;
  /** Called after the offer was saved, with the message to show. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits an offer, reset each time it opens. */
export function JobOfferDialog({ username, draft, onClose, onSaved }: JobOfferDialogProps) {
  const { t } = useTranslations();
  const { offer, missing, like } = useLastDefined(draft) ?? {};
  const title = offer ? t("form.editTitle") : t(like ? "form.copyTitle" : "form.addTitle");
  return (
    <Dialog open={!!draft} onClose={onClose} title={title} size="lg">
      <JobOfferForm username={username} offer={offer} missing={missing} like={like} onSaved={onSaved} />
    </Dialog>
  );
}
