import { useForm } from "react-hook-form";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { recruiterFields, recruiterInput, recruiterValuesOf } from "./recruiter-values";
import { RecruiterFields } from "./RecruiterFields";
import { type RecruiterProfile, useSaveRecruiter } from "./queries";
import { useTranslations } from "./translations";

interface RecruiterFormProps {
  username: string;
  saved: RecruiterProfile | null;
}

/** Edits a recruiter profile: sends only changes; errors show in a box and at their fields. */
export function RecruiterForm({ username, saved }: RecruiterFormProps) {
  const { say } = useTranslations();
  const form = useForm({ defaultValues: recruiterValuesOf(saved) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "recruiter-profile",
    fields: recruiterFields,
    saved,
    valuesOf: recruiterValuesOf,
    inputOf: recruiterInput,
    call: useSaveRecruiter(username),
    texts: {
      saved: say("saved.recruiter"),
      unchanged: say("unchanged"),
      failed: (error) => errorSentence(error, say("unexpected")),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <RecruiterFields form={form} saved={saved} />
    </ChangesForm>
  );
}
