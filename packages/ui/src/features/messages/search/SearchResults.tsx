import { type Identity, type Schemas, isSamePerson } from "@passerelle/api";
import { chakra } from "@chakra-ui/react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { useNow } from "../../../components/text/use-now";
import { PanelNote } from "../PanelNote";
import { useTranslations } from "../translations";
import { type OnChooseFound, foundName } from "../use-find-message";
import { Scroller } from "../VirtualList";
import { type MessagesByPerson, groupsOf, type useMessageSearch } from "./use-message-search";
import { Avatar, avatarUrl } from "../../../components/people/Avatar";
import { Excerpt } from "../../../components/text/Excerpt";
import { RelativeTime } from "../../../components/text/RelativeTime";
import { keyWith } from "../discussions";
import { InterlocutorName } from "../InterlocutorName";
import { useNameOf } from "../use-name-of";

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
function PersonResults({ group, me, query, now, current, onChoose }: PersonResultsProps) {
  const { t, lang } = useTranslations();
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
              <Excerpt text={message.content} query={query} />{" "}
              <RelativeTime value={message.createdAt} now={now} lang={lang} />
            </Row>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SearchResultsProps {
  me: Identity;
  query: string;
  found: readonly Schemas["FoundMessage"][];
  pages: Pick<ReturnType<typeof useMessageSearch>, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  current: number | undefined;
  onChoose: OnChooseFound;
}

/** The results of a search by person, with a button for older messages. */
export function SearchResults({ me, query, found, pages, current, onChoose }: SearchResultsProps) {
  const { t } = useTranslations();
  const now = useNow();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const count = found.length;
  return (
    <Scroller>
      {count === 0 ? (
        <PanelNote asChild>
          <Announced>{t(hasNextPage ? "search.noneSoFar" : "search.none")}</Announced>
        </PanelNote>
      ) : (
        <Announced key={query} hidden patience={700}>
          {t(hasNextPage ? "search.foundSoFar" : "search.found", { count })}
        </Announced>
      )}
      {groupsOf(found).map((group) => (
        <PersonResults
          key={group.discussionId}
          group={group}
          me={me}
          query={query}
          now={now}
          current={current}
          onChoose={onChoose}
        />
      ))}
      {hasNextPage && (
        <Button variant="outline" m="3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("search.more")}
        </Button>
      )}
    </Scroller>
  );
}
