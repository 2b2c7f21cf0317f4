import type { Schemas } from "@passerelle/api";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { FormField } from "../../../forms/fields/FormField";
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
  const errorSentence = useErrorSentence();
  const { submit, message, dismiss } = useSave({
    form,
    fields: ["currentPassword", "password"],
    call: change.mutateAsync,
    success: ({ message: words }) => quoteOr(words, say("changed")),
    failure: (error) => errorSentence(error, say("failed")),
    onAnswer: () => form.reset(blank),
  });
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
      <FormField form={form} name="currentPassword" label={t("current")} required={say("requiredCurrent")}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
      <FormField form={form} name="password" label={t("new")} hint={t("hint")} required={say("requiredNew")}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
    </StandaloneForm>
  );
}
