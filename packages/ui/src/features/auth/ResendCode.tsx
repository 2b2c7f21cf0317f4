import { reasonOf, type Schemas } from "@passerelle/api";
import type { UseFormReturn } from "react-hook-form";
import { quoteOr } from "../../i18n";
import { Button } from "../../kit/Button";
import type { Message } from "../../kit/MessageBox";
import { useErrorSentence } from "../../kit/use-error-sentence";
import { useResendOtp } from "./queries";
import { useCountdown } from "./use-countdown";
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
  const { left, start } = useCountdown(justSent ? coolDown : 0);

  const send = async () => {
    if (resend.isPending || !(await form.trigger("email", { shouldFocus: true }))) return;
    onSay(undefined);
    resend.mutate(
      { email: form.getValues("email") },
      {
        onSuccess: ({ message }) => {
          start(coolDown);
          onSay({ tone: "success", text: quoteOr(message, say("verify.resent")) });
        },
        onError: (error) => {
          const reason = reasonOf(error);
          if (reason.kind === "refused" && reason.retryAfter) start(reason.retryAfter);
          onSay({ tone: "error", text: errorSentence(error, say("verify.resendFailed")) });
        },
      },
    );
  };

  return (
    <Button
      variant="ghost"
      alignSelf="center"

      disabled={left > 0}
      busy={resend.isPending}
      onClick={() => void send()}
    >
      {left > 0 ? t("verify.resendIn", { seconds: left }) : t("verify.resend")}
    </Button>
  );
}
