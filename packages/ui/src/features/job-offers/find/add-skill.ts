import { type Api, form, type Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../../data";
import { queryOf } from "./offer-search";
import type { Offer } from "./offers";
import { useOfferSearch } from "./use-offer-search";

/** Among so many offers at once the place of one is looked for, and so often. */
const pageSize = 100;
const maxPages = 5;

const has = (profile: Schemas["ApplicantProfile"], skill: string) =>
  profile.skills.some((each) => each.toLowerCase() === skill.trim().toLowerCase());

/** Adds a skill to the reader's profile; what another tab added meanwhile stays. */
async function addSkill(api: Api, skill: string): Promise<void> {
  // As JSON, since a skill may have a comma.
  const { data } = await api.PATCH("/applicant", form({ addSkills: JSON.stringify([skill]) }));
  if (!data || has(data, skill)) return;
  await api.PATCH("/applicant", form({ skills: JSON.stringify([...data.skills, skill]) }));
}

/** Where an offer stands in a list, from 1; or that it is further on than was looked. */
export type Place = { at: number } | { beyond: number };

/** Where an offer stands in the list on show; undefined where it is not in it or the list cannot be read. */
async function placeOf(api: Api, narrowed: ReturnType<typeof queryOf>, id: Offer["id"]): Promise<Place | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { ...narrowed, page, pageSize };
    const list = await api.GET("/job-offers-for-me", { params: { query } }).catch(() => undefined);
    const index = list?.items.findIndex((offer) => offer.id === id) ?? -1;
    if (index !== -1) return { at: (page - 1) * pageSize + index + 1 };
    if (!list || page >= list.totalPages) return undefined;
  }
  return { beyond: maxPages * pageSize };
}

/** Adds a skill that an offer asks for; answers the offer's place then, and has all that is matched read again. */
export function useAddSkill(id: Offer["id"]) {
  const api = useApi();
  const { view, filters } = useOfferSearch();
  return useMutation({
    ...useReloadAfterSave("applicantProfile"),
    mutationFn: async (skill: string) => {
      await addSkill(api, skill);
      // What one applied to or saved stands by its date.
      return { skill, place: view === "all" ? await placeOf(api, queryOf(view, filters), id) : undefined };
    },
  });
}
