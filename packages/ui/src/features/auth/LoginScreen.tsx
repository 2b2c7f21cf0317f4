import { Box, Text } from "@chakra-ui/react";
import { type Schemas, reasonOf } from "@passerelle/api";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Sentence } from "../../i18n";
import { Link } from "../../components/text/Link";
import { Checkbox } from "../../components/fields/Checkbox";
import { PasswordInput } from "../../components/fields/PasswordInput";
import { TextInput } from "../../components/fields/TextInput";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { typedFields } from "../../forms/fields/typed-fields";
import { AuthField, emailRules } from "./AuthField";
import { AuthForm } from "./AuthForm";
import { AuthLayout } from "./AuthLayout";
import { inSeconds, type Session, useLogin, type Verification } from "./queries";
import { isWithoutToken, useAuthSubmission } from "./use-auth-submission";
import { useTranslations } from "./translations";

export interface LoginScreenProps {
  registerHref: string;
  verifyHref: string;
  forgotHref: string;
  /** The user of a stored session, and the address to continue at. */
  continueAs?: { name: string; href: string } | undefined;
  /** Whether a session has just expired. */
  expired?: boolean;
  /** On a shared computer the session ends with the browser. */
  onLoggedIn: (session: Session, message: Sentence, isShared: boolean) => void;
  /** Called if the account's e-mail is not verified yet, with the data for the verification. */
  onUnverified: (verification: Verification) => void;
}

const unverified = (error: Error | null) => {
  const reason = error && reasonOf(error);
  return reason?.kind === "refused" && reason.status === 403 && reason.code !== "account_suspended"
    ? reason
    : undefined;
};

/** /login: logs in with e-mail and password. */
export function LoginScreen(props: LoginScreenProps) {
  const { registerHref, verifyHref, forgotHref, continueAs, expired, onLoggedIn, onUnverified } = props;
  const { t, langOf, say } = useTranslations();
  const form = useForm<Schemas["LoginInput"]>({ defaultValues: { email: "", password: "" } });
  const register = typedFields(form);
  const errorSentence = useErrorSentence();
  const [isShared, setIsShared] = useState(false);
  const login = useLogin(isShared);
  const hint = useId();
  const { errors } = form.formState;
  const submission = useAuthSubmission({
    form,
    call: login,
    fields: ["email", "password"],
    succeeded: () => say("login.success"),
    failed: (error) => errorSentence(error, say(isWithoutToken(error) ? "login.noToken" : "login.failed")),
    onFailed: (error, { email }) => {
      const reason = unverified(error);
      if (!reason) return;
      const { registrationId, resendIn = 0 } = reason;
      onUnverified({ email, registrationId, resendAt: inSeconds(resendIn), ...(isShared && { isShared }) });
    },
    initial: expired ? { tone: "error", text: say("login.expired"), awaitsReader: true } : undefined,
    onDone: (session, message) => onLoggedIn(session, message, isShared),
  });
  return (
    <AuthLayout
      title={t("login.title")}
      intro={continueAs && <Link href={continueAs.href}>{t("login.continueAs", { name: continueAs.name })}</Link>}
      footer={<Link href={registerHref}>{t("login.toRegister")}</Link>}
    >
      <AuthForm
        submission={submission}
        submitLabel={t("login.submit")}
        after={
          <Box textAlign="center">
            <Link href={forgotHref}>{t("login.toForgot")}</Link>
          </Box>
        }
        notice={unverified(login.error) && <Link href={verifyHref}>{t("login.verifyNow")}</Link>}
      >
        <AuthField label={t("field.email")} blank={say("required.email")} error={errors.email}>
          <TextInput
            type="email"
            autoComplete="username"
            placeholder={t("placeholder.email")}
            {...register("email", emailRules)}
          />
        </AuthField>
        <AuthField label={t("field.password")} blank={say("required.password")} error={errors.password}>
          <PasswordInput autoComplete="current-password" {...register("password", { required: true })} />
        </AuthField>
        <Box>
          <Checkbox
            label={<span lang={langOf("login.shared")}>{t("login.shared")}</span>}
            checked={isShared}
            onChange={({ target }) => setIsShared(target.checked)}
            aria-describedby={hint}
          />
          <Text id={hint} lang={langOf("login.sharedHint")} textStyle="sm" color="ink.muted">
            {t("login.sharedHint")}
          </Text>
        </Box>
      </AuthForm>
    </AuthLayout>
  );
}
