import type { Schemas } from "@passerelle/api";
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link } from "../../kit/Link";
import { TextInput } from "../../kit/TextInput";
import { useNameField } from "../../kit/use-name-field";
import { AuthField, emailRules } from "./AuthField";
import { AuthForm } from "./AuthForm";
import { AuthLayout } from "./AuthLayout";
import { type Session, useVerifyEmail } from "./queries";
import { ResendCode } from "./ResendCode";
import { refusalText, useSubmission } from "./use-submission";
import { useWords } from "./words";

export interface VerifyEmailScreenProps {
  /** The address carried over from registration or login; it cannot be changed then (§2). */
  email?: string | undefined;
  loginHref: string;
  onVerified: (session: Session, message: string) => void;
}

/** /verify-email (§2): the code of the mail in exchange for a session. */
export function VerifyEmailScreen({ email, loginHref, onVerified }: VerifyEmailScreenProps) {
  const { t, lang } = useWords();
  const form = useForm<Schemas["VerifyEmailInput"]>({ defaultValues: { email: email ?? "", otp: "" } });
  const named = useNameField(
    {
      email: t("field.email"),
      otp: t("field.otp"),
    },
    lang,
  );
  const { setFocus, formState } = form;
  const submission = useSubmission({
    form,
    call: useVerifyEmail(),
    fields: ["email", "otp"],
    succeeded: ({ message }) => message ?? t("verify.success"),
    failed: (error) => refusalText(error, t("verify.failed"), t("verify.noToken"), named),
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
        after={<ResendCode form={form} justSent={!!email} onSay={submission.say} />}
      >
        <AuthField name="email" error={formState.errors.email}>
          <TextInput
            type="email"
            autoComplete="username"
            readOnly={!!email}
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
