import { type Identity, isSamePerson, type Schemas } from "@passerelle/api";
import { CountBadge } from "../../../components/badges/CountBadge";
import { truncate } from "../../../components/text/truncate";
import { useHrefs } from "../../../components/text/hrefs";
import { PersonName, fullNameOf } from "../../../components/people/PersonName";
import { UserText } from "../../../components/text/UserText";
import { ListPanel, Row } from "./Panel";
import { useTranslations } from "./translations";

/** Limits the text for screen readers, in characters; two lines show less. */
const longest = 120;

interface MessagesPanelProps {
  discussions: readonly Schemas["Discussion"][];
  me: Identity | undefined;
  href: string;
}

/** The discussions with the latest messages. */
export function MessagesPanel({ discussions, me, href }: MessagesPanelProps) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  return (
    <ListPanel
      name="messages"
      href={href}
      items={discussions}
      keyOf={({ id }) => id}
      row={({ interlocutor, lastMessage, unreadCount: count = 0 }) => (
        <Row
          href={interlocutor.deleted ? href : hrefs?.discussion(interlocutor.username)}
          title={<PersonName name={fullNameOf(interlocutor)} />}
          aside={<CountBadge count={count} label={t("unread", { count })} />}
        >
          {lastMessage && (
            <>
              {me && isSamePerson(lastMessage.sender, me) && `${t("you")} `}
              {lastMessage.deletedAt === undefined ? (
                <UserText>{truncate(lastMessage.content, longest)}</UserText>
              ) : (
                <i>{t("deletedMessage")}</i>
              )}
            </>
          )}
        </Row>
      )}
    />
  );
}
