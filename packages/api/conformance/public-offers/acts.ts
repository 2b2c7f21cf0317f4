import type { operations, Schemas } from "../../src";
import { publish } from "../context/acts";
import type { Caller } from "../context/caller";
import type { TestContext } from "../context/harness";
import { unwrap } from "../context/unwrap";

type Query = NonNullable<operations["listPublicOffers"]["parameters"]["query"]>;

/** What the address of an offer that was public answers once it is closed or deleted. */
export const closedForVisitors = [404, 410];

export const publishForAll = (recruiter: Caller, changes: Partial<Schemas["JobOfferInput"]> = {}) =>
  publish(recruiter, { public: true, ...changes });

export async function readPublic({ anonymous }: TestContext, id: number): Promise<Schemas["PublicOffer"]> {
  return (await unwrap(anonymous.GET("/public/offers/{id}", { params: { path: { id } } }))).data;
}

/** The status of a visitor's reading of an offer. */
export const statusOf = async ({ anonymous }: TestContext, id: number): Promise<number> =>
  (await anonymous.GET("/public/offers/{id}", { params: { path: { id } } })).response.status;

export const publicPage = ({ anonymous }: TestContext, query: Query): Promise<Schemas["PublicOfferPage"]> =>
  unwrap(anonymous.GET("/public/offers", { params: { query } }));

export const idsIn = ({ items }: Schemas["PublicOfferPage"]): number[] => items.map(({ id }) => id);

/** The ids of the first offers that visitors find. */
export const publicIds = async (context: TestContext, query: Query): Promise<number[]> =>
  idsIn(await publicPage(context, { pageSize: 100, ...query }));
