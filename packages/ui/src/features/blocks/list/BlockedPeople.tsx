import { chakra, HStack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { Avatar, avatarUrl } from "../../../components/people/Avatar";
import { Button } from "../../../components/actions/Button";
import type { Message } from "../../../components/feedback/MessageBox";
import { PersonName, fullNameOf } from "../../../components/people/PersonName";
import { QueryView } from "../../../components/states/QueryView";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { WideField } from "../../../forms/fields/FormSection";
import { StandaloneSection } from "../../../forms/StandaloneForm";
import { useBlocks, useUnblock } from "./queries";
import { useTranslations } from "./translations";

/** The people that the reader has blocked, each with a button to unblock; nothing if the server has no blocks. */
export function BlockedPeople() {
  const { t, say } = useTranslations();
  const blocks = useBlocks();
  const unblock = useUnblock();
  const [message, setMessage] = useState<Message>();
  const failureSentence = useFailureSentence();
  if (blocks.data === null) return null;
  const free = (id: number) =>
    unblock.mutate(id, {
      onSuccess: () => setMessage({ tone: "success", text: say("unblocked") }),
      onError: (error) => setMessage({ tone: "error", text: failureSentence(error, say("failed")) }),
    });
  return (
    <StandaloneSection title={t("title")} about={t("about")} message={message} onDismiss={() => setMessage(undefined)}>
      <WideField>
        <QueryView query={blocks} loading={t("loading")} failed={say("loadFailed")}>
          {(people) =>
            people?.length ? (
              <chakra.ul listStyleType="none">
                {people.map((person) => (
                  <BlockedPerson
                    key={person.id}
                    person={person}
                    busy={unblock.isPending && unblock.variables === person.id}
                    onUnblock={() => free(person.id)}
                  />
                ))}
              </chakra.ul>
            ) : (
              <chakra.p color="ink.muted">{t("empty")}</chakra.p>
            )
          }
        </QueryView>
      </WideField>
    </StandaloneSection>
  );
}

interface BlockedPersonProps {
  person: Schemas["UserSummary"];
  busy: boolean;
  onUnblock: () => void;
}

function BlockedPerson({ person, busy, onUnblock }: BlockedPersonProps) {
  const { t, langOf } = useTranslations();
  const name = fullNameOf(person) || person.username;
  return (
    <HStack as="li" gap="3" py="3" borderTopWidth="1px" borderColor="line" minH="14">
      <Avatar name={name} src={avatarUrl(person.avatar)} />
      <chakra.span flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
        <PersonName name={name} />
      </chakra.span>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={busy}
        lang={langOf("unblock")}
        aria-label={t("unblockThis", { name })}
        onClick={onUnblock}
      >
        {t("unblock")}
      </Button>
    </HStack>
  );
}
