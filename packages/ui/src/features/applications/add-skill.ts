import { type Api, form, type Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";
import { queryOf } from "./offer-search";
import type { Offer } from "./offers";
import { useOfferSearch } from "./use-offer-search";

/** The number of offers per request when looking for an offer's position; the number of requests follows. */
const pageSize = 100;
const maxPages = 5;

const has = (profile: Schemas["ApplicantProfile"], skill: string) =>
  profile.skills.some((each) => each.toLowerCase() === skill.trim().toLowerCase());

/** Adds a skill to the reader's profile, and keeps those added in another tab meanwhile. */
async function addSkill(api: Api, skill: string): Promise<void> {
  // As JSON, because a skill may contain a comma.
  const { data } = await api.PATCH("/applicant", form({ addSkills: JSON.stringify([skill]) }));
  if (!data || has(data, skill)) return;
  await api.PATCH("/applicant", form({ skills: JSON.stringify([...data.skills, skill]) }));
}

/** An offer's position in a list, starting at 1, or the number of positions that were searched. */
export type Place = { at: number } | { beyond: number };

/** An offer's position in the current list; undefined if it is not in it or the list cannot be read. */
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

/** Adds a required skill to the profile; returns the offer's new position, and refetches all matches. */
export function useAddSkill(id: Offer["id"]) {
  const api = useApi();
  const { view, filters } = useOfferSearch();
  return useMutation({
    ...useReloadAfterSave("applicantProfile"),
    mutationFn: async (skill: string) => {
      await addSkill(api, skill);
      // Applied and saved offers are ordered by date.
      return { skill, place: view === "all" ? await placeOf(api, queryOf(view, filters), id) : undefined };
    },
  });
}
