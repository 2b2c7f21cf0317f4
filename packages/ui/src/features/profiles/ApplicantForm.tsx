import { useForm } from "react-hook-form";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { applicantFields, applicantInput, applicantValuesOf } from "./applicant-values";
import { ApplicantFields } from "./ApplicantFields";
import { type ApplicantProfile, useSaveApplicant } from "./queries";
import { removedParts } from "./removed-parts";
import { useTranslations } from "./translations";

interface ApplicantFormProps {
  username: string;
  saved: ApplicantProfile | null;
}

/** Edits an applicant profile: sends only changes; errors show in a box and at their fields. */
export function ApplicantForm({ username, saved }: ApplicantFormProps) {
  const { say } = useTranslations();
  const form = useForm({ defaultValues: applicantValuesOf(saved) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "applicant-profile",
    fields: applicantFields,
    saved,
    valuesOf: applicantValuesOf,
    inputOf: applicantInput,
    call: useSaveApplicant(username),
    texts: {
      saved: say("saved.applicant"),
      alsoSaved: (answer) => removedParts(say, "removedFromResume" in answer ? answer.removedFromResume : undefined),
      unchanged: say("unchanged"),
      failed: (error) => errorSentence(error, say("unexpected")),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <ApplicantFields form={form} saved={saved} />
    </ChangesForm>
  );
}
