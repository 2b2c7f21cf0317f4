import { Stack, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { textLimits } from "@passerelle/domain";
import { useForm } from "react-hook-form";
import { type Sentence, quoteOr } from "../../../i18n";
import { Link } from "../../../components/text/Link";
import { AuthLayout } from "../AuthLayout";
import { type Session, type Verification, defaultPause, inSeconds, useCorrectEmail } from "../queries";
import { useTranslations } from "../translations";
import { useRegistrationTranslations } from "./translations";
import { VerifyEmailForm } from "./VerifyEmailForm";
import { Button } from "../../../components/actions/Button";
import { TextInput } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthField, emailRules } from "../AuthField";
import { AuthForm } from "../AuthForm";
import { useAuthSubmission } from "../use-auth-submission";

interface CorrectEmailFormProps {
  email: string;
  registrationId: string;
  onCorrected: (verification: Verification) => void;
  onCancel: () => void;
}

/** Corrects the address of a registration, without repeating the rest of the form. */
function CorrectEmailForm({ email, registrationId, onCorrected, onCancel }: CorrectEmailFormProps) {
  const auth = useTranslations();
  const { t, say } = useRegistrationTranslations();
  const form = useForm({ defaultValues: { email, registrationId } });
  const errorSentence = useErrorSentence();
  const submission = useAuthSubmission({
    form,
    call: useCorrectEmail(),
    fields: ["email"],
    succeeded: ({ message }) => quoteOr(message, say("verify.resent")),
    failed: (error) => errorSentence(error, say("correct.failed")),
    onDone: ({ resendIn = defaultPause }, _, values) =>
      onCorrected({ email: values.email, registrationId, resendAt: inSeconds(resendIn) }),
  });
  return (
    <Stack gap="5">
      <chakra.p color="ink.muted">{t("correct.text")}</chakra.p>
      <AuthForm
        submission={submission}
        submitLabel={t("correct.submit")}
        after={
          <Button variant="ghost" alignSelf="center" onClick={onCancel}>
            {t("correct.cancel")}
          </Button>
        }
      >
        <AuthField
          label={auth.t("field.email")}
          blank={auth.say("required.email")}
          limit={textLimits.email}
          error={form.formState.errors.email}
        >
          {/* The reader asked for this field. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <TextInput type="email" autoComplete="email" autoFocus {...form.register("email", emailRules)} />
        </AuthField>
      </AuthForm>
    </Stack>
  );
}

export interface VerifyEmailScreenProps {
  /** Carried over from registration or login; the address is read-only then. */
  verification?: Verification | undefined;
  /** Called when the address was corrected or another code requested, with the data to keep for a reload. */
  onChange: (verification: Verification) => void;
  loginHref: string;
  onVerified: (session: Session, message: Sentence) => void;
}

/** /verify-email: verifies an address with the code of a mail, and logs in. */
export function VerifyEmailScreen({ verification, onChange, loginHref, onVerified }: VerifyEmailScreenProps) {
  const { t } = useRegistrationTranslations();
  const [isCorrecting, setCorrecting] = useState(false);
  const [resendAt, setResendAt] = useState(verification?.resendAt ?? 0);
  const { email, registrationId, isLinked } = verification ?? {};
  const wait = (until: number) => {
    setResendAt(until);
    if (verification) onChange({ ...verification, resendAt: until });
  };
  const correct = (corrected: Verification) => {
    setCorrecting(false);
    setResendAt(corrected.resendAt ?? 0);
    onChange(corrected);
  };
  return (
    <AuthLayout
      title={t("verify.title")}
      intro={<chakra.p color="ink.muted">{t("verify.sent")}</chakra.p>}
      footer={<Link href={loginHref}>{t("verify.toLogin")}</Link>}
    >
      {isCorrecting && email !== undefined && registrationId !== undefined ? (
        <CorrectEmailForm
          email={email}
          registrationId={registrationId}
          onCorrected={correct}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <VerifyEmailForm
          key={email}
          verification={verification}
          resendAt={resendAt}
          onWait={wait}
          onVerified={onVerified}
          onCorrect={registrationId === undefined || isLinked ? undefined : () => setCorrecting(true)}
        />
      )}
    </AuthLayout>
  );
}
