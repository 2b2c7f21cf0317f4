import { type Api, form, type Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi, useReloadAfterSave } from "../../data";
import type { Offer } from "./offers";

/** Among so many offers at once the place of one is looked for. */
const pageSize = 100;

const has = (profile: Schemas["ApplicantProfile"], skill: string) =>
  profile.skills.some((each) => each.toLowerCase() === skill.trim().toLowerCase());

/** Adds a skill to the reader's profile; what another tab added meanwhile stays. */
async function addSkill(api: Api, skill: string): Promise<void> {
  // As JSON, since a skill may have a comma.
  const { data } = await api.PATCH("/applicant", form({ addSkills: JSON.stringify([skill]) }));
  if (!data || has(data, skill)) return;
  await api.PATCH("/applicant", form({ skills: JSON.stringify([...data.skills, skill]) }));
}

/** The place of an offer in the list, from 1; undefined where it is not among the first hundred or cannot be read. */
async function placeOf(api: Api, id: Offer["id"]): Promise<number | undefined> {
  const query = { page: 1, pageSize };
  const list = await api.GET("/job-offers-for-me", { params: { query } }).catch(() => undefined);
  const at = list?.items.findIndex((offer) => offer.id === id) ?? -1;
  return at === -1 ? undefined : at + 1;
}

/** Adds a skill that an offer asks for; answers the offer's place then, and has all that is matched read again. */
export function useAddSkill(id: Offer["id"]) {
  const api = useApi();
  return useMutation({
    ...useReloadAfterSave("applicantProfile"),
    mutationFn: async (skill: string) => {
      await addSkill(api, skill);
      return { skill, place: await placeOf(api, id) };
    },
  });
}
