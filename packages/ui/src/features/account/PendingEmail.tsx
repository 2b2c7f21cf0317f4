import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { codeIn } from "@passerelle/domain";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { quoteOr } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { Field } from "../../components/fields/Field";
import type { Message } from "../../components/feedback/MessageBox";
import { TextInput } from "../../components/fields/TextInput";
import { toast } from "../../components/feedback/toast";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { useFieldError } from "../../forms/fields/field-errors";
import { useSubmission } from "../../forms/use-submission";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useConfirmEmail } from "./queries";
import { PendingEmailActions } from "./PendingEmailActions";
import { useTranslations } from "./translations";

/** A new address whose code was just requested; a new object at each request. */
export interface AskedEmail {
  email: string;
}

interface PendingEmailProps {
  user: Schemas["User"];
  /** The address to confirm. */
  email: string;
  /** If it is this address, the code field takes the focus. */
  asked: AskedEmail | undefined;
}

/** The code for a new address; a code pasted alone or within a mail is submitted at once. */
export function PendingEmail({ user, email, asked }: PendingEmailProps) {
  const { t, say } = useTranslations();
  const form = useForm({ defaultValues: { code: "" } });
  const { setFocus } = form;
  useEffect(() => {
    if (asked?.email === email) setFocus("code");
  }, [asked, email, setFocus]);
  const [message, setMessage] = useState<Message>();
  const confirm = useConfirmEmail((words) => toast.success(quoteOr(words, say("newEmail.confirmed"))));
  const fieldError = useFieldError();
  const errorSentence = useErrorSentence();
  const submit = useSubmission({
    form,
    fields: ["code"],
    send: ({ code }, settle) => {
      setMessage(undefined);
      confirm.mutate(code, {
        onError: (error) => {
          setMessage({ tone: "error", text: errorSentence(error, say("newEmail.failed")) });
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
    <StandaloneForm
      title={t("newEmail.title")}
      about={t("newEmail.about", { email, present: user.email })}
      message={message}
      onDismiss={() => setMessage(undefined)}
      onSubmit={submit}
      actions={
        <Flex direction={{ base: "column-reverse", sm: "row" }} justify="flex-end" gap="3" flex="1">
          <PendingEmailActions user={user} email={email} onFailed={(text) => setMessage({ tone: "error", text })} />
          <Button type="submit" busy={confirm.isPending}>
            {t("newEmail.confirm")}
          </Button>
        </Flex>
      }
    >
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
    </StandaloneForm>
  );
}
