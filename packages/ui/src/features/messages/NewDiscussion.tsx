import type { Identity, Schemas } from "@passerelle/api";
import { maxSearch, trimText } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";
import { chakra } from "@chakra-ui/react";
import { IdCard } from "lucide-react";
import { LangScope } from "../../i18n";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { QueryView } from "../../components/states/QueryView";
import { useDebounced } from "../../components/fields/use-debounced";
import { FoundCount } from "./FoundCount";
import { PanelNote } from "./PanelNote";
import { PanelSearch } from "./PanelSearch";
import { RowSkeletons } from "./PanelSkeletons";
import { usePeopleNamed } from "./queries";
import { VirtualList } from "./VirtualList";
import { useTranslations } from "./translations";
import { useHrefs } from "../../components/text/hrefs";
import { Anchor } from "../../components/text/Link";
import { fullNameOf, handleOf } from "../../components/people/PersonName";
import { PersonRow } from "./PersonRow";

const Way = chakra(Anchor, {
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    boxSize: { base: "target", md: "9" },
    me: "2",
    borderRadius: "control",
    color: "ink.muted",
    _hover: { bg: "sunken", color: "ink" },
  },
});

/** A possible recipient, with a link to their page. */
function FoundRow({ user, onChoose }: { user: Schemas["UserSummary"]; onChoose: () => void }) {
  const { t, langOf } = useTranslations();
  const hrefs = useHrefs();
  const label = t("users.page", { name: fullNameOf(user) });
  return (
    <chakra.div display="flex" alignItems="center">
      <chakra.div flex="1" minW="0">
        <PersonRow person={user} name={user.username} onChoose={onChoose}>
          {handleOf(user.username)}
        </PersonRow>
      </chakra.div>
      {hrefs && (
        <Way href={hrefs.person(user.username)} data-tooltip={label} aria-label={label} lang={langOf("users.page")}>
          <IdCard size={18} aria-hidden />
        </Way>
      )}
    </chakra.div>
  );
}

interface NewDiscussionProps {
  me: Identity;
  onChoose: (username: string) => void;
  /** Called when the search for a recipient is cancelled. */
  onLeave: () => void;
}

/** Finds a recipient among all other users. */
export function NewDiscussion({ me, onChoose, onLeave }: NewDiscussionProps) {
  const { t, langOf, say } = useTranslations();
  const [query, setQuery] = useState("");
  const settled = useDebounced(query);
  const people = usePeopleNamed(settled, me);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <PanelSearch
        ref={box}
        lang={langOf("users.search")}
        label={t("users.search")}
        value={query}
        maxLength={maxSearch}
        onChange={setQuery}
        onKeyDown={(event) => event.key === "Escape" && query === "" && onLeave()}
      />
      {trimText(query) === "" ? (
        <PanelNote lang={langOf("users.hint")}>{t("users.hint")}</PanelNote>
      ) : (
        <LangScope lang={langOf("users.loading")}>
          <QueryView
            query={people}
            loading={t("users.loading")}
            failed={say("users.failed")}
            skeleton={<RowSkeletons />}
          >
            {(data) => <Found query={settled} {...data} people={people} onChoose={onChoose} />}
          </QueryView>
        </LangScope>
      )}
    </>
  );
}

interface FoundProps extends Pick<NewDiscussionProps, "onChoose"> {
  query: string;
  found: readonly Schemas["UserSummary"][];
  total: number;
  people: Pick<ReturnType<typeof usePeopleNamed>, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
}

function Found({ query, found, total, people, onChoose }: FoundProps) {
  const { t, langOf } = useTranslations();
  if (found.length === 0) {
    return (
      <PanelNote asChild>
        <Announced lang={langOf("users.empty")}>{t("users.empty")}</Announced>
      </PanelNote>
    );
  }
  return (
    <>
      <FoundCount query={query} count={people.hasNextPage ? total : found.length} />
      <VirtualList entries={found}>
        {(user) => <FoundRow key={user.username} user={user} onChoose={() => onChoose(user.username)} />}
      </VirtualList>
      {people.hasNextPage && (
        <Button
          variant="outline"
          m="3"
          lang={langOf("users.more")}
          busy={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          {t("users.more")}
        </Button>
      )}
    </>
  );
}
