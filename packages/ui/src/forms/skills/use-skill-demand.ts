import type { Schemas } from "@passerelle/api";
import { skillKey } from "@passerelle/domain";
import { useApi } from "../../data";
import { useSuggestions } from "../use-suggestions";

export type WantedSkill = Schemas["WantedSkill"];

/** Skills that offers ask for and that begin with the typed text, except those already in the field. */
export function useSkillDemand(typed: string, names: readonly string[]): readonly WantedSkill[] {
  const api = useApi();
  const suggested = useSuggestions(typed, {
    name: "skills",
    maxLength: 60,
    read: (q, signal) => api.GET("/skills", { params: { query: { q } }, signal }),
  });
  const own = new Set(names.map(skillKey));
  return suggested.filter(({ name }) => !own.has(skillKey(name)));
}
