import { type Schemas, reasonOf } from "@passerelle/api";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type Sentence, quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import { TextInput } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { submitPastedCode } from "../../../forms/fields/submit-pasted-code";
import { typedFields } from "../../../forms/fields/typed-fields";
import { AuthField, emailRules } from "../AuthField";
import { AuthForm } from "../AuthForm";
import { type Session, type Verification, defaultPause, inSeconds, useResendOtp, useVerifyEmail } from "../queries";
import { isWithoutToken, useAuthSubmission } from "../use-auth-submission";
import { useRegistrationTranslations } from "./translations";
import { useTranslations } from "../translations";
import type { Message } from "../../../components/feedback/MessageBox";
import { useSecondsUntil } from "../../../components/text/use-seconds-until";

interface ResendCodeProps {
  form: UseFormReturn<Schemas["VerifyEmailInput"]>;
  /** The time from which another code can be requested. */
  resendAt: number;
  onWait: (resendAt: number) => void;
  onSay: (message: Message | undefined) => void;
}

/** Requests a new code, once the server's waiting time is over. */
function ResendCode({ form, resendAt, onWait, onSay }: ResendCodeProps) {
  const { t, say } = useRegistrationTranslations();
  const errorSentence = useErrorSentence();
  const resend = useResendOtp();
  const left = useSecondsUntil(resendAt);

  const send = async () => {
    if (resend.isPending || !(await form.trigger("email", { shouldFocus: true }))) return;
    onSay(undefined);
    const { email, registrationId } = form.getValues();
    resend.mutate(
      { email, ...(registrationId !== undefined && { registrationId }) },
      {
        onSuccess: ({ message, resendIn = defaultPause }) => {
          onWait(inSeconds(resendIn));
          onSay({ tone: "success", text: quoteOr(message, say("verify.resent")) });
        },
        onError: (error) => {
          const reason = reasonOf(error);
          if (reason.kind === "refused" && reason.retryAfter) onWait(inSeconds(reason.retryAfter));
          onSay({ tone: "error", text: errorSentence(error, say("verify.resendFailed")) });
        },
      },
    );
  };

  return (
    <Button variant="ghost" alignSelf="center" disabled={left > 0} busy={resend.isPending} onClick={() => void send()}>
      {left > 0 ? t("verify.resendIn", { seconds: left }) : t("verify.resend")}
    </Button>
  );
}

interface VerifyEmailFormProps {
  verification: Verification | undefined;
  resendAt: number;
  onWait: (resendAt: number) => void;
  onVerified: (session: Session, message: Sentence) => void;
  /** Undefined if the server sends no registration id. */
  onCorrect?: (() => void) | undefined;
}

/** Address and code. A code pasted alone or within a mail is submitted at once. */
export function VerifyEmailForm({ verification, resendAt, onWait, onVerified, onCorrect }: VerifyEmailFormProps) {
  const auth = useTranslations();
  const { t, say } = useRegistrationTranslations();
  const { email = "", registrationId, isShared = false } = verification ?? {};
  const form = useForm<Schemas["VerifyEmailInput"]>({
    defaultValues: { email, otp: "", ...(registrationId !== undefined && { registrationId }) },
  });
  const errorSentence = useErrorSentence();
  const { setFocus, setValue, formState } = form;
  const register = typedFields(form);
  const submission = useAuthSubmission({
    form,
    call: useVerifyEmail(isShared),
    fields: ["email", "otp"],
    succeeded: ({ message }) => quoteOr(message, say("verify.success")),
    failed: (error) => errorSentence(error, say(isWithoutToken(error) ? "verify.noToken" : "verify.failed")),
    onFailed: (error) => {
      const reason = reasonOf(error);
      // After too many attempts another code can be requested at once.
      if (reason.kind === "refused" && reason.code === "code_cancelled") onWait(0);
    },
    onDone: ({ session }, message) => onVerified(session, message),
  });

  useEffect(() => setFocus("otp"), [setFocus]);

  return (
    <AuthForm
      submission={submission}
      submitLabel={t("verify.submit")}
      after={<ResendCode form={form} resendAt={resendAt} onWait={onWait} onSay={submission.setMessage} />}
    >
      <AuthField label={auth.t("field.email")} blank={auth.say("required.email")} error={formState.errors.email}>
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={email !== ""}
          placeholder={auth.t("placeholder.email")}
          {...register("email", emailRules)}
        />
      </AuthField>
      {onCorrect && (
        <Button variant="ghost" size="sm" alignSelf="start" mt="-3" mx="-2.5" onClick={onCorrect}>
          {t("correct.open")}
        </Button>
      )}
      <AuthField label={t("field.otp")} blank={say("required.otp")} error={formState.errors.otp}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          letterSpacing="wide"
          fontVariantNumeric="tabular-nums"
          onPaste={submitPastedCode((code) => setValue("otp", code, { shouldDirty: true }))}
          {...register("otp", { required: true })}
        />
      </AuthField>
    </AuthForm>
  );
}
