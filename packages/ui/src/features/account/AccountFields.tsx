import type { Schemas } from "@passerelle/api";
import { textLimits, trimText } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { FormField } from "../../forms/fields/FormField";
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
  const name = (of: "firstname" | "lastname" | "username") =>
    ({ form, name: of, label: t(`field.${of}`), limit: textLimits.name }) as const;
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
      <FormField {...name("firstname")} required={say("required.firstname")} autoComplete="given-name" />
      <FormField {...name("lastname")} required={say("required.lastname")} autoComplete="family-name" />
      <FormField
        {...name("username")}
        required={say("required.username")}
        hint={t("usernameHint")}
        limit={textLimits.username}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field label={t("field.role")} hint={t("roleHint")}>
        <TextInput readOnly value={t(`role.${user.role}`)} />
      </Field>
    </FormSection>
  );
}

/** E-mail address, which requires the password to change, and telephone. The server checks the rest. */
export function ContactFields({ form, user }: FieldsProps & { user: Schemas["User"] }) {
  const { t, say } = useTranslations();
  const email = useWatch({ control: form.control, name: "email" });
  const isOtherEmail = trimText(email).toLowerCase() !== user.email.toLowerCase();
  return (
    <FormSection title={t("section.contact")} about={t("section.contactAbout")}>
      <FormField
        form={form}
        name="email"
        label={t("field.email")}
        limit={textLimits.email}
        required={say("required.email")}
        type="email"
        autoComplete="email"
      />
      {isOtherEmail && (
        <FormField
          form={form}
          name="currentPassword"
          label={t("field.currentPassword")}
          hint={t("passwordForEmail")}
          required={say("required.currentPassword")}
        >
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      )}
      <FormField
        form={form}
        name="phone"
        label={t("field.phone")}
        hint={t("phoneHint")}
        limit={textLimits.phone}
        type="tel"
        autoComplete="tel"
        placeholder={t("phoneExample")}
      />
    </FormSection>
  );
}

/** Fields that only the account's owner sees. */
export function PersonalFields({ form }: FieldsProps) {
  const { t } = useTranslations();
  return (
    <FormSection title={t("section.personal")} about={t("section.personalAbout")}>
      <FormField form={form} name="birthdate" label={t("field.birthdate")} hint={t("section.birthdateHint")}>
        {(control) => <DateInput autoComplete="bday" {...control} />}
      </FormField>
      <WideField>
        <FormField
          form={form}
          name="address"
          label={t("field.address")}
          limit={textLimits.text}
          autoComplete="address-line1"
        />
      </WideField>
    </FormSection>
  );
}
