import type { Schemas } from "@passerelle/api";
import { quoteOr, type Sentence } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { toast } from "../../components/feedback/toast";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { useUpdateMe } from "./queries";
import { useTranslations } from "./translations";

interface PendingEmailActionsProps {
  user: Schemas["User"];
  email: string;
  onFailed: (text: Sentence) => void;
}

/** Requests another code or cancels the change; neither requires the password. */
export function PendingEmailActions({ user, email, onFailed }: PendingEmailActionsProps) {
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
