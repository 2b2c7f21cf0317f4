import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { type Sentence, quoteOr } from "../../i18n";
import { Button } from "../../components/actions/Button";
import type { Message } from "../../components/feedback/MessageBox";
import { toast } from "../../components/feedback/toast";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { FormField } from "../../forms/fields/FormField";
import { submitPastedCode } from "../../forms/fields/submit-pasted-code";
import { useSubmission } from "../../forms/use-submission";
import { StandaloneForm } from "../../forms/StandaloneForm";
import { useConfirmEmail, useUpdateMe } from "./queries";
import { useTranslations } from "./translations";

interface PendingEmailActionsProps {
  user: Schemas["User"];
  email: string;
  onFailed: (text: Sentence) => void;
}

/** Requests another code or cancels the change; neither requires the password. */
function PendingEmailActions({ user, email, onFailed }: PendingEmailActionsProps) {
  const { t, say } = useTranslations();
  const resend = useUpdateMe(() => undefined);
  const cancel = useUpdateMe(() => toast.success(say("newEmail.cancelled")));
  const errorSentence = useErrorSentence();
  const fail = (error: Error) => onFailed(errorSentence(error, say("failed")));
  const busy = resend.isPending || cancel.isPending;
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="neutral"
        busy={cancel.isPending}
        disabled={busy}
        onClick={() => cancel.mutate({ email: user.email }, { onError: fail })}
      >
        {t("newEmail.cancel")}
      </Button>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={resend.isPending}
        disabled={busy}
        onClick={() =>
          resend.mutate(
            { email },
            {
              onSuccess: ({ message }) => toast.success(quoteOr(message, say("newEmail.resent"))),
              onError: fail,
            },
          )
        }
      >
        {t("newEmail.resend")}
      </Button>
    </>
  );
}

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
      <FormField
        form={form}
        name="code"
        label={t("newEmail.code")}
        required={say("newEmail.requiredCode")}
        inputMode="numeric"
        autoComplete="one-time-code"
        onPaste={submitPastedCode((code) => form.setValue("code", code, { shouldDirty: true }))}
      />
    </StandaloneForm>
  );
}
