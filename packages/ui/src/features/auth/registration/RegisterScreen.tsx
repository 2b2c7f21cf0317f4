import { SimpleGrid, Stack, chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { textLimits, trimText } from "@passerelle/domain";
import { type Sentence, quoteOr } from "../../../i18n";
import { LegalLinks } from "../../../components/layout/LegalLinks";
import { Link } from "../../../components/text/Link";
import { useUnsavedChanges } from "../../../forms/unsaved/use-unsaved-changes";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthForm } from "../AuthForm";
import { AuthLayout } from "../AuthLayout";
import { type Registration, type Verification, defaultPause, inSeconds, useRegister } from "../queries";
import { useAuthSubmission } from "../use-auth-submission";
import { useRegistrationTranslations } from "./translations";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { Select } from "../../../components/fields/Select";
import { DateInput, TextInput } from "../../../components/fields/TextInput";
import { typedFields } from "../../../forms/fields/typed-fields";
import { AuthField } from "../AuthField";
import { useTranslations } from "../translations";

const roles = ["applicant", "recruiter"] as const;
const notBlank = { validate: { required: (text: string) => trimText(text) !== "" } };

/** The fields of the registration; the server checks lengths and formats. */
function RegisterFields({ form }: { form: UseFormReturn<Registration> }) {
  const auth = useTranslations();
  const { t, say } = useRegistrationTranslations();
  const register = typedFields(form);
  const { errors } = form.formState;
  const required = (name: "role" | "firstname" | "lastname" | "birthdate") => ({
    label: t(`field.${name}`),
    blank: say(`required.${name}`),
    error: errors[name],
  });
  const shared = (name: "email" | "password") => ({
    label: auth.t(`field.${name}`),
    blank: auth.say(`required.${name}`),
    error: errors[name],
  });
  return (
    <>
      <AuthField {...required("role")} hint={t("hint.role")}>
        <Select
          options={[
            { value: "", label: t("role.choose") },
            ...roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          ]}
          {...register("role", { validate: { chosen: (role) => role !== "" } })}
        />
      </AuthField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <AuthField {...required("firstname")} limit={textLimits.name}>
          <TextInput autoComplete="given-name" {...register("firstname", notBlank)} />
        </AuthField>
        <AuthField {...required("lastname")} limit={textLimits.name}>
          <TextInput autoComplete="family-name" {...register("lastname", notBlank)} />
        </AuthField>
      </SimpleGrid>
      <AuthField {...shared("email")} limit={textLimits.email}>
        <TextInput
          type="email"
          autoComplete="email"
          placeholder={auth.t("placeholder.email")}
          {...register("email", notBlank)}
        />
      </AuthField>
      <AuthField label={t("field.phone")} hint={t("hint.phone")} limit={textLimits.phone} error={errors.phone}>
        <TextInput type="tel" autoComplete="tel" placeholder={t("placeholder.phone")} {...register("phone")} />
      </AuthField>
      <AuthField {...shared("password")} hint={t("hint.password")}>
        <PasswordInput autoComplete="new-password" {...register("password", notBlank)} />
      </AuthField>
      <AuthField {...required("birthdate")} hint={t("hint.birthdate")}>
        <DateInput autoComplete="bday" {...register("birthdate", notBlank)} />
      </AuthField>
    </>
  );
}

/** The typed values; the password is blank, since passwords are never stored. */
export type RegistrationDraft = Partial<Registration>;

export interface RegisterScreenProps {
  /** The values typed before the screen was left. */
  draft: RegistrationDraft | undefined;
  onType: (draft: RegistrationDraft) => void;
  loginHref: string;
  onRegistered: (verification: Verification, message: Sentence) => void;
}

const blank: Registration = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  birthdate: "",
  role: "",
  // Part of the request body without an input: the server generates one.
  username: "",
};

/** /register: creates an account, which then has to be verified. */
export function RegisterScreen({ draft, onType, loginHref, onRegistered }: RegisterScreenProps) {
  const { t, say } = useRegistrationTranslations();
  const form = useForm<Registration>({ defaultValues: { ...blank, ...draft } });
  const { subscribe, formState } = form;
  useUnsavedChanges(formState.isDirty || draft !== undefined);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onType({ ...values, password: "" }),
      }),
    [subscribe, onType],
  );
  const errorSentence = useErrorSentence();
  const submission = useAuthSubmission({
    form,
    call: useRegister(),
    fields: ["role", "firstname", "lastname", "email", "phone", "password", "birthdate"],
    succeeded: ({ message }) => quoteOr(message, say("register.success")),
    failed: (error) => errorSentence(error, say("register.failed")),
    onDone: ({ registrationId, resendIn = defaultPause }, message, { email }) =>
      onRegistered({ email, registrationId, resendAt: inSeconds(resendIn) }, message),
  });
  return (
    <AuthLayout
      title={t("register.title")}
      footer={<Link href={loginHref}>{t("register.toLogin")}</Link>}
      hasOwnLegalLinks
    >
      <AuthForm
        submission={submission}
        submitLabel={t("register.submit")}
        notice={
          <Stack gap="1" textStyle="sm">
            <chakra.p color="ink.muted">{t("register.agree")}</chakra.p>
            <LegalLinks />
          </Stack>
        }
      >
        <RegisterFields form={form} />
      </AuthForm>
    </AuthLayout>
  );
}
