import { reasonOf, type Schemas } from "@passerelle/api";
import type { UseFormReturn } from "react-hook-form";
import { quoteOr } from "../../../i18n";
import { Button } from "../../../components/actions/Button";
import type { Message } from "../../../components/feedback/MessageBox";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { useSecondsUntil } from "../../../components/text/use-seconds-until";
import { defaultPause, inSeconds, useResendOtp } from "../queries";
import { useRegistrationTranslations } from "./translations";

interface ResendCodeProps {
  form: UseFormReturn<Schemas["VerifyEmailInput"]>;
  /** The time from which another code can be requested. */
  resendAt: number;
  onWait: (resendAt: number) => void;
  onSay: (message: Message | undefined) => void;
}

/** Requests a new code, once the server's waiting time is over. */
export function ResendCode({ form, resendAt, onWait, onSay }: ResendCodeProps) {
  const { t, say } = useRegistrationTranslations();
  const errorSentence = useErrorSentence();
  const resend = useResendOtp();
  const left = useSecondsUntil(resendAt);

  const send = async () => {
    if (resend.isPending || !(await form.trigger("email", { shouldFocus: true }))) return;
    onSay(undefined);
    const { email, registrationId } = form.getValues();
    resend.mutate(
      { email, ...(registrationId !== undefined && { registrationId }) },
      {
        onSuccess: ({ message, resendIn = defaultPause }) => {
          onWait(inSeconds(resendIn));
          onSay({ tone: "success", text: quoteOr(message, say("verify.resent")) });
        },
        onError: (error) => {
          const reason = reasonOf(error);
          if (reason.kind === "refused" && reason.retryAfter) onWait(inSeconds(reason.retryAfter));
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
