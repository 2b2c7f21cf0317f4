import { chakra } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import { Avatar } from "../../../components/people/Avatar";
import { avatarUrl } from "../../../components/people/avatar-url";
import { Excerpt } from "../../../components/text/Excerpt";
import { Ago } from "../Ago";
import { keyWith } from "../discussions";
import { InterlocutorName } from "../InterlocutorName";
import { useNameOf } from "../use-name-of";
import { foundName, type OnChooseFound } from "../use-target";
import { useTranslations } from "../translations";
import type { MessagesByPerson } from "./use-message-search";

const Row = chakra("button", {
  base: {
    display: "block",
    width: "full",
    minH: "target",
    ps: "4.25rem",
    pe: "4",
    py: "2",
    textAlign: "start",
    textStyle: "sm",
    color: "ink.muted",
    overflowWrap: "anywhere",
    cursor: "pointer",
    _hover: { bg: "sunken" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current=true]": { bg: "brand.tint", boxShadow: "inset 4px 0 0 0 {colors.brand.solid}" },
  },
});

interface PersonResultsProps {
  group: MessagesByPerson;
  me: Identity;
  query: string;
  now: number;
  current: number | undefined;
  onChoose: OnChooseFound;
}

/** The messages found in the discussion with one person, with the search words highlighted. */
export function PersonResults({ group, me, query, now, current, onChoose }: PersonResultsProps) {
  const { t } = useTranslations();
  const nameOf = useNameOf();
  const { discussionId, interlocutor, messages } = group;
  const key = keyWith(interlocutor, discussionId);
  return (
    <>
      <chakra.h2 display="flex" alignItems="center" gap="3" px="4" pt="3" pb="1" fontWeight="medium" minW="0">
        <Avatar name={nameOf(interlocutor)} src={avatarUrl(interlocutor.avatar)} />
        <chakra.span minW="0" overflowWrap="anywhere">
          <InterlocutorName person={interlocutor} />
        </chakra.span>
      </chakra.h2>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <Row
              type="button"
              name={foundName(message.id)}
              aria-current={message.id === current}
              onClick={() => onChoose(key, message.id)}
            >
              {isSamePerson(message.sender, me) && `${t("youSaid")} `}
              <Excerpt text={message.content} query={query} /> <Ago value={message.createdAt} now={now} />
            </Row>
          </li>
        ))}
      </ul>
    </>
  );
}
