import type { Schemas } from "@passerelle/api";
import { pictureLink } from "../../platform/files/picture-sizes";
import { offerSummary, placed, type PublicList, reasonsOf } from "../job-offers";
import { logoOf, recruiterProfile } from "../profiles";
import type { PublicCompanyRow, PublicOfferRow } from "./store";

const companyOf = (row: PublicOfferRow): Schemas["PublicOfferCompany"] => ({
  username: row.username,
  company: row.company || null,
  sector: row.sector || null,
  website: row.website || null,
  ...logoOf(row, { pictureLink }),
});

const publicOfferSummary = (row: PublicOfferRow): Schemas["PublicOfferSummary"] => ({
  ...offerSummary(row),
  publishedAt: row.published_at.toISOString(),
  company: companyOf(row),
});

/** A public offer that a search has found: why, and at which distance. */
export function foundOffer(
  row: PublicOfferRow,
  { found, near }: Pick<PublicList, "found" | "near">,
  text: string | undefined,
): Schemas["PublicOfferSummary"] {
  const { distance } = placed(row, near);
  return { ...publicOfferSummary(row), ...(distance !== undefined && { distance }), ...reasonsOf(row, found, text) };
}

export const publicOffer = (row: PublicOfferRow): Schemas["PublicOffer"] => ({
  ...publicOfferSummary(row),
  ...placed(row),
  description: row.description,
  benefits: row.benefits,
  updatedAt: row.updated_at.toISOString(),
});

/** A company without its people. */
export const publicCompany = (row: PublicCompanyRow): Pick<Schemas["PublicCompany"], "username" | "profile"> => ({
  username: row.username,
  profile: row.user_id === null ? null : recruiterProfile(row, { pictureLink }),
});
