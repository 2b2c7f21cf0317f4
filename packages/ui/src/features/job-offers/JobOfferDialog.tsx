import type { Sentence } from "../../i18n";
import { Dialog } from "../../components/Dialog";
import { useLastDefined } from "../../components/use-last-defined";
import { JobOfferForm } from "./JobOfferForm";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";

interface JobOfferDialogProps {
  /** What is being written: a new offer, changes to one, or to one that is missing from the list; nothing while the dialog is closed. */
  draft: { offer?: JobOffer | undefined; missing?: number | undefined } | undefined;
  onClose: () => void;
  /** The offer is saved; what there is to say about it. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits an offer, reset each time it opens. */
export function JobOfferDialog({ draft, onClose, onSaved }: JobOfferDialogProps) {
  const { t } = useTranslations();
  const { offer, missing } = useLastDefined(draft) ?? {};
  return (
    <Dialog open={!!draft} onClose={onClose} title={t(offer ? "form.editTitle" : "form.addTitle")} size="lg">
      <JobOfferForm offer={offer} missing={missing} onSaved={onSaved} />
    </Dialog>
  );
}
