import { useForm } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { EntryForm, formOf } from "../../forms/EntryForm";
import { fields, inputOf, type JobOfferValues, valuesOf } from "./job-offer-values";
import { JobOfferFields } from "./JobOfferFields";
import { type JobOffer, useSaveJobOffer } from "./queries";
import { useTranslations } from "./translations";

interface JobOfferFormProps {
  offer: JobOffer | undefined;
  /** The id of the one that this was typed for, once it has left the list. */
  missing: number | undefined;
  onSaved: (text: Sentence) => void;
}

/** Adds or edits an offer. */
export function JobOfferForm({ offer, missing, onSaved }: JobOfferFormProps) {
  const { say } = useTranslations();
  const form = useForm<JobOfferValues>({ defaultValues: valuesOf(offer) });
  const save = useSaveJobOffer(offer?.id);
  return (
    <EntryForm
      form={form}
      {...formOf("job-offer", offer, missing)}
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
