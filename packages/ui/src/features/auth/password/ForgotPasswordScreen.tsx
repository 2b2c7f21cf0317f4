import { Box, chakra } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { quoteOr, type Sentence } from "../../../i18n";
import { Link } from "../../../components/text/Link";
import { TextInput } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthField, emailRules } from "../AuthField";
import { AuthForm } from "../AuthForm";
import { AuthLayout } from "../AuthLayout";
import { useAuthSubmission } from "../use-auth-submission";
import { useForgotPassword } from "./queries";
import { useTranslations as useAuthTranslations } from "../translations";
import { useTranslations } from "./translations";

export interface ForgotPasswordScreenProps {
  loginHref: string;
  resetHref: string;
  /** Called after a code was sent, if the address has an account; the next screen asks for the code. */
  onSent: (message: Sentence) => void;
}

/** /forgot-password: sends a code for a new password to an address. */
export function ForgotPasswordScreen({ loginHref, resetHref, onSent }: ForgotPasswordScreenProps) {
  const auth = useAuthTranslations();
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { email: "" } });
  const errorSentence = useErrorSentence();
  const submission = useAuthSubmission({
    form,
    call: useForgotPassword(),
    fields: ["email"],
    succeeded: ({ message }) => quoteOr(message, say("forgot.sent")),
    failed: (error) => errorSentence(error, say("forgot.failed")),
    onDone: (_, message) => onSent(message),
  });
  return (
    <AuthLayout
      title={t("forgot.title")}
      intro={<chakra.p color="ink.muted">{t("forgot.text")}</chakra.p>}
      footer={<Link href={loginHref}>{t("toLogin")}</Link>}
    >
      <AuthForm
        submission={submission}
        submitLabel={t("forgot.submit")}
        after={
          <Box textAlign="center">
            <Link href={resetHref}>{t("forgot.haveCode")}</Link>
          </Box>
        }
      >
        <AuthField label={auth.t("field.email")} blank={auth.say("required.email")} error={form.formState.errors.email}>
          <TextInput type="email" autoComplete="username" {...form.register("email", emailRules)} />
        </AuthField>
      </AuthForm>
    </AuthLayout>
  );
}
