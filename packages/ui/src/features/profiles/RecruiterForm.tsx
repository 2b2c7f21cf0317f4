import { errorText } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { ChangesForm } from "../../kit/ChangesForm";
import { useChanges } from "../../kit/use-changes";
import { useNameField } from "../../kit/use-name-field";
import { recruiterFields, recruiterInput, recruiterValuesOf } from "./recruiter-values";
import { RecruiterFields } from "./RecruiterFields";
import { type RecruiterProfile, useSaveRecruiter } from "./queries";
import { useWords } from "./words";

interface RecruiterFormProps {
  username: string;
  saved: RecruiterProfile | null;
}

/** Edits a recruiter profile: only what changed is sent; a refusal is told in one and at its fields (§5, §8). */
export function RecruiterForm({ username, saved }: RecruiterFormProps) {
  const { t, lang } = useWords();
  const form = useForm({ defaultValues: recruiterValuesOf(saved) });
  const named = useNameField(
    {
      logo: t("field.logo"),
      company: t("field.company"),
      sector: t("field.sector"),
      website: t("field.website"),
      headquarters: t("field.headquarters"),
      employees: t("field.employees"),
      description: t("field.description"),
    },
    lang,
  );
  const changes = useChanges({
    form,
    draft: "recruiter-profile",
    fields: recruiterFields,
    saved,
    valuesOf: recruiterValuesOf,
    inputOf: recruiterInput,
    call: useSaveRecruiter(username),
    texts: {
      saved: t("saved.recruiter"),
      unchanged: t("unchanged"),
      failed: (error) => errorText(error, t("unexpected"), named),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <RecruiterFields form={form} saved={saved} />
    </ChangesForm>
  );
}
