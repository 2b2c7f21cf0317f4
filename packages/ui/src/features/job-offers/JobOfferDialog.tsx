import type { Sentence } from "../../i18n";
import { Dialog } from "../../kit/Dialog";
import { useLast } from "../../kit/use-last";
import { JobOfferForm } from "./JobOfferForm";
import type { JobOffer } from "./queries";
import { useWords } from "./words";

interface JobOfferDialogProps {
  /** What is being written: a new offer, or changes to one; nothing while the dialog is closed. */
  draft: { offer?: JobOffer } | undefined;
  onClose: () => void;
  /** The offer is saved; what there is to say about it. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits an offer, reset each time it opens (§2). */
export function JobOfferDialog({ draft, onClose, onSaved }: JobOfferDialogProps) {
  const { t } = useWords();
  const offer = useLast(draft)?.offer;
  return (
    <Dialog open={!!draft} onClose={onClose} title={t(offer ? "form.editTitle" : "form.addTitle")} size="lg">
      <JobOfferForm offer={offer} onSaved={onSaved} />
    </Dialog>
  );
}
