import { HStack, Stack, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../components/actions/Button";
import type { Message } from "../../../components/feedback/MessageBox";
import { QueryView } from "../../../components/states/QueryView";
import { useErrorSentence } from "../../../components/states/use-error-sentence";
import { WideField } from "../../../forms/fields/FormSection";
import { StandaloneSection } from "../../../forms/StandaloneForm";
import { type OpenSession, useEndSession, useSessions } from "./queries";
import { useTranslations } from "./translations";
import { Badge } from "../../../components/badges/Badge";
import { QuotedRelativeTime } from "../../../components/text/QuotedRelativeTime";

/** A session with its device and last use, and a button to end it; the current one ends by logging out. */
function SessionRow({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslations();
  const device = session.device || t("unknown");
  return (
    <HStack as="li" justify="space-between" gap="3" py="3" borderTopWidth="1px" borderColor="line" minH="14">
      <Stack gap="0" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {device}
        </chakra.span>
        <chakra.span textStyle="sm" color="ink.muted">
          {t("lastUsed")} <QuotedRelativeTime value={session.lastUsedAt} />
        </chakra.span>
      </Stack>
      {session.current ? (
        <Badge tone="green">{t("current")}</Badge>
      ) : (
        <Button
          variant="outline"
          colorPalette="neutral"
          busy={busy}
          aria-label={t("endThis", { device })}
          onClick={onEnd}
        >
          {t("end")}
        </Button>
      )}
    </HStack>
  );
}

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
    <StandaloneSection
      title={t("title")}
      about={t("about")}
      message={message}
      onDismiss={() => setMessage(undefined)}
      actions={
        hasOthers && (
          <Button variant="outline" busy={end.isPending && end.variables === "others"} onClick={() => finish("others")}>
            {t("endOthers")}
          </Button>
        )
      }
    >
      <WideField>
        <QueryView query={sessions} loading={t("loading")} failed={say("loadFailed")}>
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
    </StandaloneSection>
  );
}
