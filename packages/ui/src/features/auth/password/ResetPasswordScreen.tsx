import { Box, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { quoteOr, type Sentence } from "../../../i18n";
import { Field } from "../../../components/Field";
import { Link } from "../../../components/Link";
import { PasswordInput } from "../../../components/PasswordInput";
import { TextInput } from "../../../components/TextInput";
import { useErrorSentence } from "../../../components/use-error-sentence";
import { useFieldError } from "../../../forms/use-field-error";
import { AuthForm } from "../AuthForm";
import { AuthLayout } from "../AuthLayout";
import { useAuthSubmission } from "../use-auth-submission";
import { useResetPassword } from "./queries";
import { useTranslations } from "./translations";

export interface ResetPasswordScreenProps {
  /** The code of the link that was opened. */
  code?: string | undefined;
  loginHref: string;
  forgotHref: string;
  onReset: (message: Sentence) => void;
}

/** /reset-password: the code of the mail and a new password. */
export function ResetPasswordScreen({ code = "", loginHref, forgotHref, onReset }: ResetPasswordScreenProps) {
  const { t, say } = useTranslations();
  const form = useForm<Schemas["ResetPasswordInput"]>({ defaultValues: { code, password: "" } });
  const { errors } = form.formState;
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence({ code: say("field.code"), password: say("field.password") });
  const submission = useAuthSubmission({
    form,
    call: useResetPassword(),
    fields: ["code", "password"],
    succeeded: ({ message }) => quoteOr(message, say("reset.done")),
    failed: (error) => errorSentence(error, say("reset.failed")),
    onDone: (_, message) => onReset(message),
  });
  return (
    <AuthLayout
      title={t("reset.title")}
      intro={<chakra.p color="ink.muted">{t("reset.text")}</chakra.p>}
      footer={<Link href={loginHref}>{t("toLogin")}</Link>}
    >
      <AuthForm
        submission={submission}
        submitLabel={t("reset.submit")}
        after={
          <Box textAlign="center">
            <Link href={forgotHref}>{t("reset.again")}</Link>
          </Box>
        }
      >
        <Field label={t("field.code")} required error={fieldError(errors.code, { required: say("required.code") })}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register("code", { required: true })}
          />
        </Field>
        <Field
          label={t("field.password")}
          required
          hint={t("hint.password")}
          error={fieldError(errors.password, { required: say("required.password") })}
        >
          <PasswordInput autoComplete="new-password" {...form.register("password", { required: true })} />
        </Field>
      </AuthForm>
    </AuthLayout>
  );
}
