import type { Identity, Schemas } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";
import { LangScope } from "../../i18n";
import { ErrorText } from "../../components/ErrorText";
import { Announced } from "../../components/Announced";
import { handleOf } from "../../components/person-name";
import { QueryView } from "../../components/QueryView";
import { search } from "./discussions";
import { FoundCount } from "./FoundCount";
import { PanelNote } from "./PanelNote";
import { PanelSearch } from "./PanelSearch";
import { RowSkeletons } from "./PanelSkeletons";
import { PersonRow } from "./PersonRow";
import { useUsers } from "./queries";
import { VirtualList } from "./VirtualList";
import { useTranslations } from "./translations";

interface NewDiscussionProps {
  me: Identity;
  onChoose: (username: string) => void;
  /** Nobody is wanted after all. */
  onLeave: () => void;
}

/** Looks for whom to write to, among all users but oneself. */
export function NewDiscussion({ me, onChoose, onLeave }: NewDiscussionProps) {
  const { t, langOf, say } = useTranslations();
  const users = useUsers(me);
  const [query, setQuery] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <PanelSearch
        ref={box}
        lang={langOf("users.search")}
        label={t("users.search")}
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => event.key === "Escape" && query === "" && onLeave()}
      />
      {trimText(query) === "" && !users.isError ? (
        <PanelNote lang={langOf("users.hint")}>{t("users.hint")}</PanelNote>
      ) : (
        <LangScope lang={langOf("users.loading")}>
          <QueryView
            query={users}
            loading={t("users.loading")}
            failed={<ErrorText error={users.error} otherwise={say("users.failed")} />}
            skeleton={<RowSkeletons />}
          >
            {(all) => <Found query={query} found={search(all, query, (user) => user)} onChoose={onChoose} />}
          </QueryView>
        </LangScope>
      )}
    </>
  );
}

interface FoundProps extends Pick<NewDiscussionProps, "onChoose"> {
  query: string;
  found: readonly Schemas["UserSummary"][];
}

function Found({ query, found, onChoose }: FoundProps) {
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
      <FoundCount query={query} count={found.length} />
      <VirtualList entries={found}>
        {(user) => (
          <PersonRow key={user.username} person={user} name={user.username} onChoose={() => onChoose(user.username)}>
            {handleOf(user.username)}
          </PersonRow>
        )}
      </VirtualList>
    </>
  );
}
