import type { Schemas } from "@passerelle/api";
import { skillKey, trimText } from "@passerelle/domain";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useDebounced } from "../../components/fields/use-debounced";
import { useApi } from "../../data";

export type WantedSkill = Schemas["WantedSkill"];

const maxLength = 60;

/**
 * Skills that offers ask for and that begin with the typed text, except those already in the field. Without an answer
 * from the server there are no suggestions.
 */
export function useSkillDemand(typed: string, names: readonly string[]): readonly WantedSkill[] {
  const api = useApi();
  const text = trimText(typed);
  const q = useDebounced(text, 150);
  const isAsked = q !== "" && Array.from(q).length <= maxLength;
  const { data } = useQuery({
    queryKey: ["skills", q],
    queryFn: isAsked ? ({ signal }) => api.GET("/skills", { params: { query: { q } }, signal }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  if (text === "" || !isAsked || !data) return [];
  const own = new Set(names.map(skillKey));
  return data.items.filter(({ name }) => !own.has(skillKey(name)));
}
