import { isSamePerson, type Identity, type Schemas } from "@passerelle/api";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { fullNameOf } from "../../components/people/PersonName";
import { Excerpt } from "../../components/text/Excerpt";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { QuotedRelativeTime } from "../../components/text/QuotedRelativeTime";
import { InterlocutorName, keyWith } from "../messages";
import { ResultRow, ResultRows } from "./ResultRows";
import { useTranslations } from "./translations";

interface FoundMessagesProps {
  messages: readonly Schemas["FoundMessage"][];
  query: string;
  me: Identity;
}

/** The reader's messages found, with links to them in their discussions. */
export function FoundMessages({ messages, query, me }: FoundMessagesProps) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  return (
    <ResultRows>
      {messages.map(({ message, interlocutor }) => {
        const name = <InterlocutorName person={interlocutor} />;
        const href = hrefs?.message(keyWith(interlocutor, message.discussionId), message.id);
        return (
          <ResultRow
            key={message.id}
            picture={<Avatar name={fullNameOf(interlocutor)} src={avatarUrl(interlocutor.avatar)} />}
            name={href ? <Link href={href}>{name}</Link> : name}
          >
            {isSamePerson(message.sender, me) && `${t("search.youSaid")} `}
            <Excerpt text={message.content} query={query} /> · <QuotedRelativeTime value={message.createdAt} />
          </ResultRow>
        );
      })}
    </ResultRows>
  );
}
