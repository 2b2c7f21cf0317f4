import type { Identity } from "@passerelle/api";
import { maxSearch, trimText } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";
import { QueryView } from "../../../components/states/QueryView";
import { useDebounced } from "../../../components/fields/use-debounced";
import { PanelNote } from "../PanelNote";
import { PanelSearch } from "../PanelSearch";
import { RowSkeletons } from "../PanelSkeletons";
import { useTranslations } from "../translations";
import type { OnChooseFound } from "../use-find-message";
import { SearchResults } from "./SearchResults";
import { useMessageSearch } from "./use-message-search";

export interface MessageSearchProps {
  me: Identity;
  /** The id of the last chosen message. */
  current: number | undefined;
  onChoose: OnChooseFound;
  /** Called when the search is cancelled. */
  onLeave: () => void;
}

/** Searches all messages that the user sent and received (D-202). */
export function MessageSearch({ me, current, onChoose, onLeave }: MessageSearchProps) {
  const { t, say } = useTranslations();
  const [text, setText] = useState("");
  const settled = useDebounced(text);
  const search = useMessageSearch(settled);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <PanelSearch
        ref={box}
        label={t("search.label")}
        value={text}
        maxLength={maxSearch}
        onChange={setText}
        onKeyDown={(event) => event.key === "Escape" && text === "" && onLeave()}
      />
      {trimText(text) === "" ? (
        <PanelNote>{t("search.hint")}</PanelNote>
      ) : (
        <QueryView
          query={search}
          loading={t("search.loading")}
          failed={say("search.failed")}
          skeleton={<RowSkeletons />}
        >
          {(found) => (
            <SearchResults me={me} query={settled} found={found} pages={search} current={current} onChoose={onChoose} />
          )}
        </QueryView>
      )}
    </>
  );
}
