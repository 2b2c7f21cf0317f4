import { useForm } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { EntryForm } from "../../kit/EntryForm";
import { formKey } from "../../kit/form-drafts";
import { fields, inputOf, type JobOfferValues, valuesOf } from "./job-offer-values";
import { JobOfferFields } from "./JobOfferFields";
import { type JobOffer, useSaveJobOffer } from "./queries";
import { useWords } from "./words";

interface JobOfferFormProps {
  offer: JobOffer | undefined;
  onSaved: (text: Sentence) => void;
}

/** Adds or edits an offer (§5). */
export function JobOfferForm({ offer, onSaved }: JobOfferFormProps) {
  const { say } = useWords();
  const form = useForm<JobOfferValues>({ defaultValues: valuesOf(offer) });
  const save = useSaveJobOffer(offer?.id);
  return (
    <EntryForm
      form={form}
      draft={formKey("job-offer", offer?.id)}
      names={fields}
      save={save}
      inputOf={inputOf}
      onSaved={onSaved}
      saved={say("saved")}
      failed={say("saveFailed")}
    >
      <JobOfferFields form={form} editing={!!offer} />
    </EntryForm>
  );
}
