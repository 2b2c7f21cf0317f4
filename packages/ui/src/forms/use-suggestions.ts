import { trimText } from "@passerelle/domain";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { QueryRoot } from "../data/query-keys";
import { useDebounced } from "../components/fields/use-debounced";

interface SuggestionQuery<Item> {
  /** The name under which the answers are cached. */
  name: QueryRoot;
  /** The longest text that the server takes. */
  maxLength: number;
  read: (q: string, signal: AbortSignal) => Promise<{ items: Item[] }>;
}

/** The server's suggestions for a text, asked after a pause in typing; none without an answer. */
export function useSuggestions<Item>(typed: string, { name, maxLength, read }: SuggestionQuery<Item>): Item[] {
  const text = trimText(typed);
  const q = useDebounced(text, 150);
  const isAsked = q !== "" && Array.from(q).length <= maxLength;
  const { data } = useQuery({
    queryKey: [name, q],
    queryFn: isAsked ? ({ signal }) => read(q, signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  return text === "" || !isAsked || !data ? [] : data.items;
}
