import { passwordLength } from "@passerelle/domain";
import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import type { Message } from "../../../components/feedback/MessageBox";
import { PasswordInput } from "../../../components/fields/PasswordInput";
import { Surface } from "../../../components/layout/Surface";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { FormSection } from "../../../forms/fields/FormSection";
import { useFieldError } from "../../../forms/fields/field-errors";
import { useSave } from "../../../forms/use-save";
import { StandaloneForm } from "../../../forms/StandaloneForm";
import { useChangePassword } from "./queries";
import { useTranslations } from "./translations";

const blank: Schemas["ChangePasswordInput"] = { currentPassword: "", password: "" };

/** Changes the password, with the current one. */
export function PasswordForm() {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: blank });
  const [message, setMessage] = useState<Message>();
  const change = useChangePassword();
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence();
  const { submit } = useSave({
    form,
    fields: ["currentPassword", "password"],
    call: (values) => {
      setMessage(undefined);
      return change.mutateAsync(values);
    },
    success: ({ message: words }) => quoteOr(words, say("changed")),
    failure: (error) => errorSentence(error, say("failed")),
    staysOpen: true,
    onSuccess: (text) => {
      form.reset(blank);
      setMessage({ tone: "success", text });
    },
    onError: (text) => setMessage({ tone: "error", text }),
  });
  const { errors } = form.formState;
  return (
    <StandaloneForm label={t("title")} message={message} onDismiss={() => setMessage(undefined)} onSubmit={submit}>
      <Surface>
        <FormSection title={t("title")} about={t("about")}>
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
        </FormSection>
        <Flex justify="flex-end" p={{ base: "4", md: "6" }}>
          <Button type="submit" busy={change.isPending}>
            {t("save")}
          </Button>
        </Flex>
      </Surface>
    </StandaloneForm>
  );
}
