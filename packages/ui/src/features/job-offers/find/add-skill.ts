import { type Api, form, type Schemas } from "@passerelle/api";
import { maxPageSize } from "@passerelle/domain";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../../data";
import type { Offer } from "./offers";
import { type OfferSearch, useOfferSearch } from "./use-offer-search";

/** The maximum number of pages searched for an offer. */
const maxPages = 5;

const has = (profile: Schemas["ApplicantProfile"], skill: string) =>
  profile.skills.some((each) => each.toLowerCase() === skill.trim().toLowerCase());

/** Adds a skill to the user's profile; skills added in another tab meanwhile are kept. */
async function addSkill(api: Api, skill: string): Promise<void> {
  // As JSON, because a skill may contain a comma.
  const { data } = await api.PATCH("/applicant", form({ addSkills: JSON.stringify([skill]) }));
  if (!data || has(data, skill)) return;
  await api.PATCH("/applicant", form({ skills: JSON.stringify([...data.skills, skill]) }));
}

/** The 1-based position of an offer in a list, or the number of offers before it, at least. */
export type Place = { at: number } | { beyond: number };

/** The position of an offer in the shown list; undefined if the list does not contain it or cannot be loaded. */
async function placeOf(api: Api, narrowed: OfferSearch["query"], id: Offer["id"]): Promise<Place | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { ...narrowed, page, pageSize: maxPageSize };
    const list = await api.GET("/job-offers-for-me", { params: { query } }).catch(() => undefined);
    const index = list?.items.findIndex((offer) => offer.id === id) ?? -1;
    if (index !== -1) return { at: (page - 1) * maxPageSize + index + 1 };
    if (!list || page >= list.totalPages) return undefined;
  }
  return { beyond: maxPages * maxPageSize };
}

/** Adds a skill of an offer to the profile; returns the offer's new position, and refetches all matches. */
export function useAddSkill(id: Offer["id"]) {
  const api = useApi();
  const { view, query } = useOfferSearch();
  return useMutation({
    ...useReloadAfterSave("applicantProfile"),
    mutationFn: async (skill: string) => {
      await addSkill(api, skill);
      // The other views are ordered by date, so the position does not change.
      return { skill, place: view === "all" ? await placeOf(api, query, id) : undefined };
    },
  });
}
