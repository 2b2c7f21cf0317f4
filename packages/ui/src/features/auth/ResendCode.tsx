import { reasonOf, type Schemas } from "@passerelle/api";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { quoteOr } from "../../i18n";
import { Button } from "../../components/Button";
import type { Message } from "../../components/MessageBox";
import { useErrorSentence } from "../../components/use-error-sentence";
import { useSecondsUntil } from "../../components/use-seconds-until";
import { useResendOtp } from "./queries";
import { useTranslations } from "./translations";

/** Seconds between two codes (D-037). */
const coolDown = 60;

interface ResendCodeProps {
  form: UseFormReturn<Schemas["VerifyEmailInput"]>;
  /** A code is on its way already, so the wait begins with the screen. */
  justSent: boolean;
  onSay: (message: Message | undefined) => void;
}

/** Asks for a new code, once a minute. */
export function ResendCode({ form, justSent, onSay }: ResendCodeProps) {
  const { t, say } = useTranslations();
  const errorSentence = useErrorSentence();
  const resend = useResendOtp();
  const [until, setUntil] = useState(() => (justSent ? after(coolDown) : 0));
  const left = useSecondsUntil(until);

  const send = async () => {
    if (resend.isPending || !(await form.trigger("email", { shouldFocus: true }))) return;
    onSay(undefined);
    const { email, registrationId } = form.getValues();
    resend.mutate(
      { email, ...(registrationId !== undefined && { registrationId }) },
      {
        onSuccess: ({ message }) => {
          setUntil(after(coolDown));
          onSay({ tone: "success", text: quoteOr(message, say("verify.resent")) });
        },
        onError: (error) => {
          const reason = reasonOf(error);
          if (reason.kind === "refused" && reason.retryAfter) setUntil(after(reason.retryAfter));
          onSay({ tone: "error", text: errorSentence(error, say("verify.resendFailed")) });
        },
      },
    );
  };

  return (
    <Button variant="ghost" alignSelf="center" disabled={left > 0} busy={resend.isPending} onClick={() => void send()}>
      {left > 0 ? t("verify.resendIn", { seconds: left }) : t("verify.resend")}
    </Button>
  );
}

const after = (seconds: number) => Date.now() + seconds * 1_000;
