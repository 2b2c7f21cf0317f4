import { errorText, type Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { useUpdateMe } from "../../api";
import { ChangesForm } from "../../kit/ChangesForm";
import { useChanges } from "../../kit/use-changes";
import { useNameField } from "../../kit/use-name-field";
import { type AccountValues, fields, inputOf, valuesOf } from "./account-values";
import { ContactFields, IdentityFields, PersonalFields } from "./AccountFields";
import { useWords } from "./words";

interface AccountFormProps {
  user: Schemas["User"];
  /** The account is saved; its username may be another one (D-031). */
  onSaved: (user: Schemas["User"]) => void;
}

/** The account's fields; only what changed is sent, and Reset restores the last saved values (§2, §4). */
export function AccountForm({ user, onSaved }: AccountFormProps) {
  const { t, lang } = useWords();
  const form = useForm<AccountValues>({ defaultValues: valuesOf(user) });
  const named = useNameField(
    {
      avatar: t("picture.label"),
      firstname: t("field.firstname"),
      lastname: t("field.lastname"),
      username: t("field.username"),
      email: t("field.email"),
      phone: t("field.phone"),
      birthdate: t("field.birthdate"),
      address: t("field.address"),
    },
    lang,
  );
  const changes = useChanges({
    form,
    draft: "account",
    fields,
    saved: user,
    valuesOf,
    inputOf,
    call: useUpdateMe(onSaved),
    texts: { saved: t("saved"), unchanged: t("unchanged"), failed: (error) => errorText(error, t("failed"), named) },
  });
  return (
    <ChangesForm changes={changes} saveLabel={t("save")} savingLabel={t("saving")} resetLabel={t("reset")}>
      <IdentityFields form={form} user={user} />
      <ContactFields form={form} />
      <PersonalFields form={form} />
    </ChangesForm>
  );
}
