import { chakra, Stack } from "@chakra-ui/react";
import { textLimits } from "@passerelle/domain";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import { TextInput } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthField, emailRules } from "../AuthField";
import { AuthForm } from "../AuthForm";
import { defaultPause, inSeconds, useCorrectEmail, type Verification } from "../queries";
import { useAuthSubmission } from "../use-auth-submission";
import { useRegistrationTranslations } from "./translations";

interface CorrectEmailFormProps {
  email: string;
  registrationId: string;
  onCorrected: (verification: Verification) => void;
  onCancel: () => void;
}

/** Corrects the address of a registration, without repeating the rest of the form. */
export function CorrectEmailForm({ email, registrationId, onCorrected, onCancel }: CorrectEmailFormProps) {
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
        <AuthField name="email" limit={textLimits.email} error={form.formState.errors.email}>
          {/* The reader asked for this field. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <TextInput type="email" autoComplete="email" autoFocus {...form.register("email", emailRules)} />
        </AuthField>
      </AuthForm>
    </Stack>
  );
}
