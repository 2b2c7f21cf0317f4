import { errorText } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { ChangesForm } from "../../kit/ChangesForm";
import { useChanges } from "../../kit/use-changes";
import { useNameField } from "../../kit/use-name-field";
import { applicantFields, applicantInput, applicantValuesOf } from "./applicant-values";
import { ApplicantFields } from "./ApplicantFields";
import { type ApplicantProfile, useSaveApplicant } from "./queries";
import { useWords } from "./words";

interface ApplicantFormProps {
  username: string;
  saved: ApplicantProfile | null;
}

/** Edits an applicant profile: only what changed is sent; a refusal is told in one and at its fields (§5, §8). */
export function ApplicantForm({ username, saved }: ApplicantFormProps) {
  const { t, lang } = useWords();
  const form = useForm({ defaultValues: applicantValuesOf(saved) });
  const named = useNameField(
    {
      profile: t("field.profile"),
      sector: t("field.sector"),
      experienceLevel: t("field.experienceLevel"),
      academicLevel: t("field.academicLevel"),
      availableImmediately: t("field.availableImmediately"),
      skills: t("field.skills"),
      languages: t("field.languages"),
      portfolioUrl: t("field.portfolioUrl"),
      resume: t("field.resume"),
    },
    lang,
  );
  const changes = useChanges({
    form,
    draft: "applicant-profile",
    fields: applicantFields,
    saved,
    valuesOf: applicantValuesOf,
    inputOf: applicantInput,
    call: useSaveApplicant(username),
    texts: {
      saved: t("saved.applicant"),
      unchanged: t("unchanged"),
      failed: (error) => errorText(error, t("unexpected"), named),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <ApplicantFields form={form} saved={saved} />
    </ChangesForm>
  );
}
