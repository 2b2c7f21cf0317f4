import { passwordLength } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { useFieldError } from "../../../forms/fields/field-errors";
import { StandaloneForm } from "../../../forms/StandaloneForm";
import { useSave } from "../../../forms/use-save";
import { useChangePassword } from "./queries";
import { useTranslations } from "./translations";

const blank: Schemas["ChangePasswordInput"] = { currentPassword: "", password: "" };

/** Changes the password, with the current one. */
export function PasswordForm() {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: blank });
  const change = useChangePassword();
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence();
  const { submit, message, dismiss } = useSave({
    form,
    fields: ["currentPassword", "password"],
    call: change.mutateAsync,
    success: ({ message: words }) => quoteOr(words, say("changed")),
    failure: (error) => errorSentence(error, say("failed")),
    onAnswer: () => form.reset(blank),
  });
  const { errors } = form.formState;
  return (
    <StandaloneForm
      message={message}
      onDismiss={dismiss}
      onSubmit={submit}
      title={t("title")}
      about={t("about")}
      actions={
        <Button type="submit" busy={change.isPending}>
          {t("save")}
        </Button>
      }
    >
      <Field
        label={t("current")}
        required
        error={fieldError(errors.currentPassword, { required: say("requiredCurrent") })}
      >
        <PasswordInput autoComplete="current-password" {...form.register("currentPassword", { required: true })} />
      </Field>
      <Field
        label={t("new")}
        required
        hint={t("hint", passwordLength)}
        error={fieldError(errors.password, { required: say("requiredNew") })}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password", { required: true })} />
      </Field>
    </StandaloneForm>
  );
}
