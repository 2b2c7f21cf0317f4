import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Sentence } from "../../../i18n";
import { changesOf } from "../../../forms/changes";
import { EntryForm, formOf } from "../../../forms/EntryForm";
import { Notice } from "../../../components/feedback/Notice";
import { copyOf, fields, inputOf, type JobOfferValues, valuesOf } from "./job-offer-values";
import { CompanyHint } from "./CompanyHint";
import { JobOfferFields } from "./JobOfferFields";
import { type JobOffer, useSaveJobOffer } from "./queries";
import { useTranslations } from "./translations";

/** A new offer, an offer to edit, or the id of an offer that has left the list. */
export interface JobOfferDraft {
  offer?: JobOffer | undefined;
  /** The id of the edited offer after it has left the list. */
  missing?: number | undefined;
  /** The offer that prefills the form: the original of a copy, or an expired offer to reopen. */
  like?: JobOffer | undefined;
}

interface JobOfferFormProps extends JobOfferDraft {
  username: string;
  onSaved: (text: Sentence) => void;
}

/** Adds or edits an offer. Prefilled values count as typed: the form asks before discarding them. */
export function JobOfferForm({ username, offer, missing, like, onSaved }: JobOfferFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<JobOfferValues>({
    defaultValues: valuesOf(offer),
    ...(like && { values: copyOf(like), resetOptions: { keepDefaultValues: true } }),
  });
  const isActive = useWatch({ control: form.control, name: "active" });
  const count = offer?.applicationsCount ?? 0;
  const target = formOf("job-offer", offer, missing);
  const [before] = useState(() => inputOf(valuesOf(offer)));
  const save = useSaveJobOffer(offer?.id, target.draft, (body) => changesOf(before, body));
  return (
    <EntryForm
      form={form}
      {...target}
      names={fields}
      save={save}
      inputOf={inputOf}
      onSaved={onSaved}
      saved={say("saved")}
      failed={say("saveFailed")}
      hint={<CompanyHint username={username} />}
      {...(!offer && { saveLabel: t(isActive ? "form.publish" : "form.saveDraft") })}
    >
      <Stack gap="4">
        {like && <Notice text={offer ? say("form.reopens") : say("form.copies", { title: like.jobTitle })} />}
        {count > 0 && <Notice text={say("form.tellsApplicants", { count })} />}
        <JobOfferFields form={form} offer={offer} />
      </Stack>
    </EntryForm>
  );
}
