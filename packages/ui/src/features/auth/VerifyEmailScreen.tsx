import type { Schemas } from "@passerelle/api";
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { quoteOr, type Sentence } from "../../i18n";
import { Link } from "../../components/Link";
import { TextInput } from "../../components/TextInput";
import { useErrorSentence } from "../../components/use-error-sentence";
import { AuthField, emailRules } from "./AuthField";
import { AuthForm } from "./AuthForm";
import { AuthLayout } from "./AuthLayout";
import { type Session, useVerifyEmail, type Verification } from "./queries";
import { ResendCode } from "./ResendCode";
import { isWithoutToken, useAuthSubmission } from "./use-auth-submission";
import { useTranslations } from "./translations";

export interface VerifyEmailScreenProps {
  /** Carried over from registration or login; the address cannot be changed then. */
  verification?: Verification | undefined;
  loginHref: string;
  onVerified: (session: Session, message: Sentence) => void;
}

/** /verify-email: the code of the mail in exchange for a session. */
export function VerifyEmailScreen({ verification, loginHref, onVerified }: VerifyEmailScreenProps) {
  const { t, say } = useTranslations();
  const { email = "", registrationId } = verification ?? {};
  const form = useForm<Schemas["VerifyEmailInput"]>({
    defaultValues: { email, otp: "", ...(registrationId !== undefined && { registrationId }) },
  });
  const errorSentence = useErrorSentence({
    email: say("field.email"),
    otp: say("field.otp"),
  });
  const { setFocus, formState } = form;
  const submission = useAuthSubmission({
    form,
    call: useVerifyEmail(),
    fields: ["email", "otp"],
    succeeded: ({ message }) => quoteOr(message, say("verify.success")),
    failed: (error) => errorSentence(error, say(isWithoutToken(error) ? "verify.noToken" : "verify.failed")),
    onDone: ({ session }, message) => onVerified(session, message),
  });

  useEffect(() => setFocus("otp"), [setFocus]);

  return (
    <AuthLayout
      title={t("verify.title")}
      intro={<chakra.p color="ink.muted">{t("verify.sent")}</chakra.p>}
      footer={<Link href={loginHref}>{t("verify.toLogin")}</Link>}
    >
      <AuthForm
        submission={submission}
        submitLabel={t("verify.submit")}
        after={<ResendCode form={form} justSent={email !== ""} onSay={submission.say} />}
      >
        <AuthField name="email" error={formState.errors.email}>
          <TextInput
            type="email"
            autoComplete="username"
            readOnly={email !== ""}
            placeholder={t("placeholder.email")}
            {...form.register("email", emailRules)}
          />
        </AuthField>
        <AuthField name="otp" error={formState.errors.otp}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            letterSpacing="wide"
            fontVariantNumeric="tabular-nums"
            {...form.register("otp", { required: true })}
          />
        </AuthField>
      </AuthForm>
    </AuthLayout>
  );
}
