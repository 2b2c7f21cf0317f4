import type { Schemas } from "@passerelle/api";
import type { CallFiles } from "../../platform/files/call-files";
import type { OfferRow } from "../job-offers";
import { logoOf, type RecruiterProfileRow, recruiterProfile } from "../profiles";
import type { FoundCompanyRow, FoundPersonRow } from "./search-store";
import type { PersonRow } from "./store";

/** The data of a person that everyone sees. */
const summary = ({
  id,
  firstname,
  lastname,
  username,
  avatar,
  role,
}: Pick<PersonRow, keyof Schemas["UserSummary"]>): Schemas["UserSummary"] => ({
  id,
  firstname,
  lastname,
  username,
  avatar,
  role,
});

/** A person, with the profile if the reader may see it. */
export const person = (row: PersonRow, profile: Schemas["PersonProfile"] | null): Schemas["PersonDetail"] => ({
  ...summary(row),
  profile,
});

/** A recruiter, and their company's profile if they have saved one. */
export const company = (
  recruiter: PersonRow,
  row: RecruiterProfileRow | undefined,
  files: Pick<CallFiles, "pictureLink">,
): Pick<Schemas["Company"], "recruiter" | "profile"> => ({
  recruiter: summary(recruiter),
  profile: row ? recruiterProfile(row, files) : null,
});

export const companyOffer = (row: OfferRow): Schemas["CompanyOffer"] => ({
  id: row.id,
  jobTitle: row.job_title,
  location: row.location,
  contract: row.contract,
  remote: row.remote,
  closingDate: row.closing_date,
  positions: row.positions,
  createdAt: row.created_at.toISOString(),
});

/** A person in search results, with a title if the reader may see it. */
export const foundPerson = (row: FoundPersonRow): Schemas["FoundPerson"] => ({
  ...summary(row),
  title: row.title || null,
});

/** A company in search results. */
export function foundCompany(row: FoundCompanyRow, files: Pick<CallFiles, "pictureLink">): Schemas["FoundCompany"] {
  return {
    recruiter: summary(row),
    company: row.company,
    sector: row.sector || null,
    headquarters: row.headquarters || null,
    ...logoOf(row, files),
  };
}
