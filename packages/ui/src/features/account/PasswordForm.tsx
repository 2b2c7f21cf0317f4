import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { Field } from "../../components/fields/Field";
import type { Message } from "../../components/feedback/MessageBox";
import { PasswordInput } from "../../components/fields/PasswordInput";
import { Surface } from "../../components/layout/Surface";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { FormSection } from "../../forms/fields/FormSection";
import { useFieldError } from "../../forms/fields/field-errors";
import { useSave } from "../../forms/use-save";
import { StandaloneForm } from "./StandaloneForm";
import { useChangePassword } from "./queries";
import { useTranslations } from "./translations";

const blank: Schemas["ChangePasswordInput"] = { currentPassword: "", password: "" };

/** Another password, for who knows the current one. */
export function PasswordForm() {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: blank });
  const [message, setMessage] = useState<Message>();
  const change = useChangePassword();
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence({
    currentPassword: say("password.current"),
    password: say("password.new"),
  });
  const { submit } = useSave({
    form,
    fields: ["currentPassword", "password"],
    call: (values) => {
      setMessage(undefined);
      return change.mutateAsync(values);
    },
    success: ({ message: words }) => quoteOr(words, say("password.changed")),
    failure: (error) => errorSentence(error, say("password.failed")),
    staysOpen: true,
    onSuccess: (text) => {
      form.reset(blank);
      setMessage({ tone: "success", text });
    },
    onError: (text) => setMessage({ tone: "error", text }),
  });
  const { errors } = form.formState;
  return (
    <StandaloneForm
      label={t("password.title")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={submit}
    >
      <Surface>
        <FormSection title={t("password.title")} about={t("password.about")}>
          <Field
            label={t("password.current")}
            required
            error={fieldError(errors.currentPassword, { required: say("password.requiredCurrent") })}
          >
            <PasswordInput autoComplete="current-password" {...form.register("currentPassword", { required: true })} />
          </Field>
          <Field
            label={t("password.new")}
            required
            hint={t("password.hint")}
            error={fieldError(errors.password, { required: say("password.requiredNew") })}
          >
            <PasswordInput autoComplete="new-password" {...form.register("password", { required: true })} />
          </Field>
        </FormSection>
        <Flex justify="flex-end" p={{ base: "4", md: "6" }}>
          <Button type="submit" busy={change.isPending}>
            {t("password.save")}
          </Button>
        </Flex>
      </Surface>
    </StandaloneForm>
  );
}
