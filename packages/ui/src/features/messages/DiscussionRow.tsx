import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type Identity, isSamePerson, personKey } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { CircleAlert, Clock, PencilLine } from "lucide-react";
import { truncate } from "../../components/text/truncate";
import { UserText } from "../../components/text/UserText";
import { RelativeTime } from "../../components/text/RelativeTime";
import type { DiscussionEntry } from "./discussions";
import { useDraft } from "./drafts";
import type { OutgoingMessage } from "./outbox";
import { isRefused } from "./outbox-actions";
import { PersonRow } from "./PersonRow";
import { useOutgoing } from "./use-outbox";
import { useTranslations } from "./translations";

/** Limits the text for screen readers, in characters; the row shows less. */
const longest = 120;

interface DiscussionRowProps {
  discussion: DiscussionEntry;
  me: Identity;
  isCurrent: boolean;
  now: number;
  onChoose: () => void;
}

/** A discussion's row: the person, and the last message with its time, or the draft, or the unsent message. */
export function DiscussionRow({ discussion, me, isCurrent, now, onChoose }: DiscussionRowProps) {
  const { lang } = useTranslations();
  const { key, person, lastMessage, unread } = discussion;
  const draft = trimText(useDraft(personKey(me), personKey(person)).text);
  const unsent = useOutgoing(discussion).at(-1);
  const aside = lastMessage && <RelativeTime value={lastMessage.createdAt} now={now} lang={lang} />;
  return (
    <PersonRow person={person} name={key} isCurrent={isCurrent} unread={unread} aside={aside} onChoose={onChoose}>
      {/* The draft of the open discussion is visible in the box. */}
      {draft !== "" && !isCurrent ? (
        <Draft text={draft} />
      ) : unsent ? (
        <Unsent message={unsent} />
      ) : (
        <Last message={lastMessage} me={me} />
      )}
    </PersonRow>
  );
}

const icon = { size: 13, "aria-hidden": true, style: { display: "inline", verticalAlign: "-0.125em" } } as const;

function Draft({ text }: { text: string }) {
  const { t } = useTranslations();
  return (
    <>
      <chakra.span fontWeight="medium" color="brand.fg">
        <PencilLine {...icon} /> {t("draft")}
      </chakra.span>{" "}
      <UserText>{truncate(text, longest)}</UserText>
    </>
  );
}

function Unsent({ message }: { message: OutgoingMessage }) {
  const { t } = useTranslations();
  const refused = isRefused(message);
  return (
    <>
      {refused ? (
        <chakra.span fontWeight="medium" color="danger">
          <CircleAlert {...icon} /> {t("outgoing.notSent")}
        </chakra.span>
      ) : (
        <>
          <Clock {...icon} />
          <VisuallyHidden>{t("outgoing.waiting")}</VisuallyHidden>
        </>
      )}{" "}
      <UserText>{truncate(message.content, longest)}</UserText>
    </>
  );
}

function Last({ message, me }: { message: DiscussionEntry["lastMessage"] } & Pick<DiscussionRowProps, "me">) {
  const { t, langOf } = useTranslations();
  if (!message) return <span lang={langOf("list.noMessages")}>{t("list.noMessages")}</span>;
  return (
    <>
      {isSamePerson(message.sender, me) && `${t("youSaid")} `}
      {message.deletedAt === undefined ? (
        <UserText>{truncate(message.content, longest)}</UserText>
      ) : (
        <i>{t("deletedMessage")}</i>
      )}
    </>
  );
}
