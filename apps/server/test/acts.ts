import type { Schemas } from "@passerelle/api";
import type { Member } from "./members";

/** A valid offer as a recruiter sends it. */
const anOffer = (given: Partial<Schemas["JobOfferInput"]> = {}): Schemas["JobOfferInput"] => ({
  jobTitle: "Développeuse Go",
  description: "Une équipe de cinq.",
  location: "Nantes",
  ...given,
});

export async function publish(by: Member, given: Partial<Schemas["JobOfferInput"]> = {}) {
  const { data } = await by.api.POST("/job-offer", { body: anOffer(given) });
  if (!data) throw new Error("The offer was refused.");
  return data.data;
}

export const change = (by: Member, id: number, body: Schemas["JobOfferPatch"]) =>
  by.api.PATCH("/job-offer/{id}", { params: { path: { id } }, body });

export const remove = (by: Member, id: number) => by.api.DELETE("/job-offer/{id}", { params: { path: { id } } });

export const apply = (by: Member, jobOfferID: number, message?: string) =>
  by.api.POST("/application", { body: { jobOfferID, ...(message !== undefined && { message }) } });

/** Applies to an active offer and returns the application's id. */
export async function applied(by: Member, jobOfferID: number, message?: string): Promise<number> {
  const { data } = await apply(by, jobOfferID, message);
  if (!data) throw new Error("The application was refused.");
  return data.data.id;
}

export const withdraw = (by: Member, applicationID: number) =>
  by.api.DELETE("/application/{applicationID}", { params: { path: { applicationID } } });

/** Lists an offer's applications, which marks them as seen. */
export const open = (by: Member, jobOfferId: number, query: { page?: number; limit?: number } = {}) =>
  by.api.GET("/applications", { params: { query: { jobOfferId, ...query } } });
