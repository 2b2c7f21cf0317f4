import { chakra, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { quoteOr, type Sentence } from "../../../i18n";
import { LegalLinks } from "../../../components/layout/LegalLinks";
import { Link } from "../../../components/text/Link";
import { useUnsavedChanges } from "../../../forms/unsaved/use-unsaved-changes";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthForm } from "../AuthForm";
import { AuthLayout } from "../AuthLayout";
import { defaultPause, inSeconds, type Registration, useRegister, type Verification } from "../queries";
import { RegisterFields } from "./RegisterFields";
import { useAuthSubmission } from "../use-auth-submission";
import { useRegistrationTranslations } from "./translations";

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
