import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { type AccountValues, fields, inputOf, valuesOf } from "./account-values";
import { ContactFields, IdentityFields, PersonalFields } from "./AccountFields";
import { useUpdateMe } from "./queries";
import { useTranslations } from "./translations";

interface AccountFormProps {
  user: Schemas["User"];
  /** Called after a save, which may have changed the username. */
  onSaved: (user: Schemas["User"], changes: Schemas["UserInput"]) => void;
}

/** The account's fields; only what changed is sent, and Reset restores the last saved values. */
export function AccountForm({ user, onSaved }: AccountFormProps) {
  const { t, say } = useTranslations();
  const form = useForm<AccountValues>({ defaultValues: valuesOf(user) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "account",
    fields,
    saved: user,
    valuesOf,
    inputOf,
    call: useUpdateMe(onSaved),
    texts: { saved: say("saved"), unchanged: say("unchanged"), failed: (error) => errorSentence(error, say("failed")) },
  });
  return (
    <ChangesForm changes={changes} saveLabel={t("save")} savingLabel={t("saving")} resetLabel={t("reset")}>
      <IdentityFields form={form} user={user} />
      <ContactFields form={form} user={user} />
      <PersonalFields form={form} />
    </ChangesForm>
  );
}
