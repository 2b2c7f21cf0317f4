import { chakra, Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { codeIn } from "@passerelle/domain";
import { type ClipboardEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../i18n";
import { Banner } from "../../components/Banner";
import { Button } from "../../components/Button";
import { Field } from "../../components/Field";
import type { Message } from "../../components/MessageBox";
import { Surface } from "../../components/Surface";
import { TextInput } from "../../components/TextInput";
import { toast } from "../../components/toast";
import { useErrorSentence } from "../../components/use-error-sentence";
import { FormSection } from "../../forms/FormSection";
import { useFieldError } from "../../forms/use-field-error";
import { useSubmission } from "../../forms/use-submission";
import { useConfirmEmail } from "./queries";
import { PendingEmailActions } from "./PendingEmailActions";
import { useTranslations } from "./translations";

interface PendingEmailProps {
  user: Schemas["User"];
  /** The address that waits for its code. */
  email: string;
}

/** A new address waits for its code; one that is pasted, alone or within a mail, is sent at once. */
export function PendingEmail({ user, email }: PendingEmailProps) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { code: "" } });
  const [message, tell] = useState<Message>();
  const confirm = useConfirmEmail((words) => toast.success(quoteOr(words, say("newEmail.confirmed"))));
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence({ code: say("newEmail.code") });
  const submit = useSubmission({
    form,
    fields: ["code"],
    send: ({ code }, settle) => {
      tell(undefined);
      confirm.mutate(code, {
        onError: (error) => {
          tell({ tone: "error", text: errorSentence(error, say("newEmail.failed")) });
          settle(error);
        },
      });
    },
  });
  const takePasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = codeIn(event.clipboardData.getData("text"));
    if (code === undefined) return;
    event.preventDefault();
    form.setValue("code", code);
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("newEmail.title")}
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Banner message={message} onDismiss={() => tell(undefined)} />
      <Surface>
        <FormSection title={t("newEmail.title")} about={t("newEmail.about", { email, present: user.email })}>
          <Field
            label={t("newEmail.code")}
            required
            error={fieldError(form.formState.errors.code, { required: say("newEmail.requiredCode") })}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              {...form.register("code", { required: true })}
              onPaste={takePasted}
            />
          </Field>
        </FormSection>
        <Flex direction={{ base: "column-reverse", sm: "row" }} justify="flex-end" gap="3" p={{ base: "4", md: "6" }}>
          <PendingEmailActions user={user} email={email} onFailed={(text) => tell({ tone: "error", text })} />
          <Button type="submit" busy={confirm.isPending}>
            {t("newEmail.confirm")}
          </Button>
        </Flex>
      </Surface>
    </chakra.form>
  );
}
