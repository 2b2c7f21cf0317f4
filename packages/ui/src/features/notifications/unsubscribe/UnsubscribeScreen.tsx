import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { Link } from "../../../components/text/Link";
import { MessageBox, type Message } from "../../../components/feedback/MessageBox";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { useCall } from "../../../data";
import { AuthLayout } from "../../auth";
import { useTranslations } from "./translations";

export interface UnsubscribeScreenProps {
  /** The code of the opened link; empty if it has none. */
  code: string;
  myAccountHref: string;
}

/** /unsubscribe: stops notification mails by a button, because mail scanners follow links. */
export function UnsubscribeScreen({ code, myAccountHref }: UnsubscribeScreenProps) {
  const { t, say } = useTranslations();
  const [isDone, setIsDone] = useState(false);
  const [message, setMessage] = useState<Message>();
  const errorSentence = useErrorSentence();
  const call = useCall((api, query: { code: string }) => api.POST("/unsubscribe", { params: { query } }));
  const end = () => {
    setMessage(undefined);
    call.mutate(
      { code },
      {
        onSuccess: () => setIsDone(true),
        onError: (error) => setMessage({ tone: "error", text: errorSentence(error, say("failed")) }),
      },
    );
  };
  return (
    <AuthLayout title={t("title")} footer={<Link href={myAccountHref}>{t("toAccount")}</Link>}>
      {code === "" ? (
        <chakra.p>{t("noCode")}</chakra.p>
      ) : (
        <Stack gap="6">
          {isDone ? <Announced>{t("done")}</Announced> : <chakra.p color="ink.muted">{t("text")}</chakra.p>}
          <MessageBox message={message} onDismiss={() => setMessage(undefined)} />
          {!isDone && (
            <Button size="lg" width="full" busy={call.isPending} onClick={end}>
              {t("submit")}
            </Button>
          )}
        </Stack>
      )}
    </AuthLayout>
  );
}
