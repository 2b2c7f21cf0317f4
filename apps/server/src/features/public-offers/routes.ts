import { paging } from "../../platform/http/paging";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { suggestPublic } from "../job-offers";
import { countPublicRead } from "./count-public-read";
import { readPublicCompany, readPublicOffer, readPublicOffers } from "./read-public-offers";

/** GET /public/offers: lists the open offers that are public, last published first. */
const listPublicOffers = route<"listPublicOffers">({ role: "visitor" }, async (call) => {
  await countPublicRead(call, call.address);
  return ok(await readPublicOffers(call, call.query, paging(call.query)));
});

/** GET /public/offers/{id}: returns a public offer in full. */
const getPublicOffer = route<"getPublicOffer">({ role: "visitor" }, async (call) => {
  await countPublicRead(call, call.address);
  return ok({ data: await readPublicOffer(call, call.params.id) });
});

/** GET /public/companies/{username}: returns a company with its public offers. */
const getPublicCompany = route<"getPublicCompany">({ role: "visitor" }, async (call) => {
  await countPublicRead(call, call.address);
  return ok({ data: await readPublicCompany(call, call.params.username, paging(call.query)) });
});

/** GET /public/offer-suggestions: suggests searches while a visitor types. */
const suggestPublicOffers = route<"suggestPublicOffers">({ role: "visitor" }, async (call) => {
  await countPublicRead(call, call.address);
  return ok(await suggestPublic(call, call.query.q));
});

export const publicOffersRoutes = {
  listPublicOffers,
  suggestPublicOffers,
  getPublicOffer,
  getPublicCompany,
} satisfies Routes;
