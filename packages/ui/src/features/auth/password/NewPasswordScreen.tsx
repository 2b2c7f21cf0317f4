import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { Call } from "../../../data";
import { quoteOr, type Sentence } from "../../../i18n";
import { Link } from "../../../components/text/Link";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { TextInput } from "../../../components/fields/TextInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { AuthField } from "../AuthField";
import { AuthForm } from "../AuthForm";
import { AuthLayout } from "../AuthLayout";
import { useAuthSubmission } from "../use-auth-submission";
import { useTranslations } from "./translations";

interface NewPasswordScreenProps {
  title: string;
  text: string;
  submitLabel: string;
  /** The success message if the server sends none. */
  done: Sentence;
  failed: Sentence;
  call: Call<Schemas["ResetPasswordInput"], { message?: string }>;
  /** The code of the opened link. */
  code: string;
  loginHref: string;
  onDone: (message: Sentence) => void;
  after?: ReactNode;
}

/** A form for the code of a mail and a new password. */
export function NewPasswordScreen({ call, code, loginHref, onDone, after, ...texts }: NewPasswordScreenProps) {
  const { t, say } = useTranslations();
  const form = useForm<Schemas["ResetPasswordInput"]>({ defaultValues: { code, password: "" } });
  const { errors } = form.formState;
  const errorSentence = useErrorSentence();
  const submission = useAuthSubmission({
    form,
    call,
    fields: ["code", "password"],
    succeeded: ({ message }) => quoteOr(message, texts.done),
    failed: (error) => errorSentence(error, texts.failed),
    onDone: (_, message) => onDone(message),
  });
  return (
    <AuthLayout
      title={texts.title}
      intro={<chakra.p color="ink.muted">{texts.text}</chakra.p>}
      footer={<Link href={loginHref}>{t("toLogin")}</Link>}
    >
      <AuthForm submission={submission} submitLabel={texts.submitLabel} after={after}>
        <AuthField label={t("field.code")} blank={say("required.code")} error={errors.code}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register("code", { required: true })}
          />
        </AuthField>
        <AuthField
          label={t("field.password")}
          blank={say("required.password")}
          hint={t("hint.password")}
          error={errors.password}
        >
          <PasswordInput autoComplete="new-password" {...form.register("password", { required: true })} />
        </AuthField>
      </AuthForm>
    </AuthLayout>
  );
}
