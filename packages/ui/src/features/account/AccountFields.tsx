import type { Schemas } from "@passerelle/api";
import { textLimits, trimText } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { avatarUrl } from "../../components/people/avatar-url";
import { useFieldError } from "../../forms/fields/field-errors";
import { Avatar } from "../../components/people/Avatar";
import { Field } from "../../components/fields/Field";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { ImageField } from "../../forms/files/ImageField";
import { PasswordInput } from "../../components/fields/PasswordInput";
import { DateInput, TextInput } from "../../components/fields/TextInput";
import type { AccountValues } from "./account-values";
import { useTranslations } from "./translations";

interface FieldsProps {
  form: UseFormReturn<AccountValues>;
}

/** Picture, names and username; the role is read-only. */
export function IdentityFields({ form, user }: FieldsProps & { user: Schemas["User"] }) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { errors } = form.formState;
  const filled = useFilled(form);
  return (
    <FormSection title={t("section.identity")} about={t("section.identityAbout")}>
      <WideField>
        <ImageField
          form={form}
          name="avatar"
          label={t("picture.label")}
          action={t("picture.change")}
          hint={t("picture.hint")}
          current={avatarUrl(user.avatar)}
          crop="round"
          preview={(src) => <Avatar name={`${user.firstname} ${user.lastname}`} src={src} size="xl" />}
        />
      </WideField>
      <Field
        label={t("field.firstname")}
        required
        limit={textLimits.name}
        error={fieldError(errors.firstname, { required: say("required.firstname") })}
      >
        <TextInput autoComplete="given-name" {...filled("firstname")} />
      </Field>
      <Field
        label={t("field.lastname")}
        required
        limit={textLimits.name}
        error={fieldError(errors.lastname, { required: say("required.lastname") })}
      >
        <TextInput autoComplete="family-name" {...filled("lastname")} />
      </Field>
      <Field
        label={t("field.username")}
        required
        hint={t("usernameHint")}
        limit={textLimits.username}
        error={fieldError(errors.username, { required: say("required.username") })}
      >
        <TextInput autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...filled("username")} />
      </Field>
      <Field label={t("field.role")} hint={t("roleHint")}>
        <TextInput readOnly value={t(`role.${user.role}`)} />
      </Field>
    </FormSection>
  );
}

/** E-mail address, which requires the password to change, and telephone. The server checks the rest. */
export function ContactFields({ form, user }: FieldsProps & { user: Schemas["User"] }) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const { errors } = form.formState;
  const filled = useFilled(form);
  const email = useWatch({ control: form.control, name: "email" });
  const isOtherEmail = trimText(email).toLowerCase() !== user.email.toLowerCase();
  return (
    <FormSection title={t("section.contact")} about={t("section.contactAbout")}>
      <Field
        label={t("field.email")}
        required
        limit={textLimits.email}
        error={fieldError(errors.email, { required: say("required.email") })}
      >
        <TextInput type="email" autoComplete="email" {...filled("email")} />
      </Field>
      {isOtherEmail && (
        <Field
          label={t("field.currentPassword")}
          required
          hint={t("passwordForEmail")}
          error={fieldError(errors.currentPassword, { required: say("required.currentPassword") })}
        >
          <PasswordInput autoComplete="current-password" {...form.register("currentPassword", { required: true })} />
        </Field>
      )}
      <Field label={t("field.phone")} hint={t("phoneHint")} limit={textLimits.phone} error={fieldError(errors.phone)}>
        <TextInput type="tel" autoComplete="tel" placeholder={t("phoneExample")} {...form.register("phone")} />
      </Field>
    </FormSection>
  );
}

/** Fields that only the account's owner sees. */
export function PersonalFields({ form: { register, formState } }: FieldsProps) {
  const { t } = useTranslations();
  const fieldError = useFieldError();
  const { birthdate, address } = formState.errors;
  return (
    <FormSection title={t("section.personal")} about={t("section.personalAbout")}>
      <Field label={t("field.birthdate")} hint={t("section.birthdateHint")} error={fieldError(birthdate)}>
        <DateInput autoComplete="bday" {...register("birthdate")} />
      </Field>
      <WideField>
        <Field label={t("field.address")} limit={textLimits.text} error={fieldError(address)}>
          <TextInput autoComplete="address-line1" {...register("address")} />
        </Field>
      </WideField>
    </FormSection>
  );
}

/** Registers a field that must not be blank. */
function useFilled({ register }: UseFormReturn<AccountValues>) {
  return (name: "firstname" | "lastname" | "username" | "email") =>
    register(name, { validate: { required: (text) => trimText(text) !== "" } });
}
