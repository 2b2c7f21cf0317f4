import { chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Banner } from "../../../components/feedback/Banner";
import { Button } from "../../../components/actions/Button";
import { ErrorText } from "../../../components/fields/ErrorText";
import type { Message } from "../../../components/feedback/MessageBox";
import { QueryView } from "../../../components/states/QueryView";
import { Surface } from "../../../components/layout/Surface";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { FormSection, WideField } from "../../../forms/fields/FormSection";
import { useEndSession, useSessions } from "./queries";
import { SessionRow } from "./SessionRow";
import { useTranslations } from "./translations";

/** The user's sessions, with buttons to end others; hidden if the server cannot list them. */
export function Sessions() {
  const { t, say } = useTranslations();
  const sessions = useSessions();
  const [message, setMessage] = useState<Message>();
  const errorSentence = useErrorSentence();
  const end = useEndSession();
  if (sessions.data === null) return null;
  const finish = (which: number | "others") => {
    setMessage(undefined);
    end.mutate(which, {
      onSuccess: () => setMessage({ tone: "success", text: say(which === "others" ? "endedOthers" : "ended") }),
      onError: (error) => setMessage({ tone: "error", text: errorSentence(error, say("failed")) }),
    });
  };
  const hasOthers = sessions.data?.some(({ current }) => !current);
  return (
    <Flex direction="column" gap="4">
      <Banner message={message} onDismiss={() => setMessage(undefined)} />
      <Surface>
        <FormSection title={t("title")} about={t("about")}>
          <WideField>
            <QueryView
              query={sessions}
              loading={t("loading")}
              failed={<ErrorText error={sessions.error} otherwise={say("loadFailed")} />}
            >
              {(list) => (
                <chakra.ul listStyleType="none">
                  {list?.map((session) => (
                    <SessionRow
                      key={session.id}
                      session={session}
                      busy={end.isPending && end.variables === session.id}
                      onEnd={() => finish(session.id)}
                    />
                  ))}
                </chakra.ul>
              )}
            </QueryView>
          </WideField>
        </FormSection>
        {hasOthers && (
          <Flex justify="flex-end" p={{ base: "4", md: "6" }}>
            <Button
              variant="outline"
              busy={end.isPending && end.variables === "others"}
              onClick={() => finish("others")}
            >
              {t("endOthers")}
            </Button>
          </Flex>
        )}
      </Surface>
    </Flex>
  );
}
