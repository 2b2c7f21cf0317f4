import { type Identity, isSamePerson } from "@passerelle/api";
import { truncate } from "../../components/format";
import { UserText } from "../../components/UserText";
import { Ago } from "./Ago";
import type { DiscussionEntry } from "./discussions";
import { PersonRow } from "./PersonRow";
import { useTranslations } from "./translations";

/** The line shows less of it: this keeps what is read out short, in characters. */
const longest = 120;

interface DiscussionRowProps {
  discussion: DiscussionEntry;
  me: Identity;
  isCurrent: boolean;
  now: number;
  onChoose: () => void;
}

/** A discussion: with whom, what was said last and when. */
export function DiscussionRow({ discussion, me, isCurrent, now, onChoose }: DiscussionRowProps) {
  const { t, langOf } = useTranslations();
  const { key, person, lastMessage } = discussion;
  const aside = lastMessage && <Ago value={lastMessage.createdAt} now={now} />;
  return (
    <PersonRow person={person} name={key} isCurrent={isCurrent} aside={aside} onChoose={onChoose}>
      {lastMessage ? (
        <>
          {isSamePerson(lastMessage.sender, me) && `${t("youSaid")} `}
          <UserText>{truncate(lastMessage.content, longest)}</UserText>
        </>
      ) : (
        <span lang={langOf("list.noMessages")}>{t("list.noMessages")}</span>
      )}
    </PersonRow>
  );
}
