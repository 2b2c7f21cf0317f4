import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { mostly, newName, paging, query, ref, search, tags, text } from "../values";
import { anybody, applicants, recruiters, username } from "../walkers";

const contract = fc.constantFrom("stage", "alternance", "cdd", "cdi", "freelance");
const remote = fc.constantFrom("none", "partial", "full");

const terms = {
  jobTitle: text(150),
  description: text(5_000),
  location: text(100),
  contract,
  salary: mostly([2_000, 2_650.5], [-1, 0]),
  skills: tags,
  benefits: tags,
  remote,
  closingDate: mostly<string | null>(["2998-12-31", null], ["", "2020-01-31"]),
  positions: mostly([1, 2], [0]),
  active: fc.boolean(),
};
const filters = {
  view: mostly(["all", "applied", "saved"], ["x"]),
  search,
  location: search,
  contract: mostly(["cdd", "cdi,stage"], ["x"]),
  remote: mostly(["none", "partial,full"], ["x"]),
  minSalary: mostly<number | string>([1, 2_000, 2_651], ["x"]),
  company: search,
  publishedWithin: mostly<number | string>([1, 7, 30], [0, "x"]),
  ...paging,
};

/** Offers, what is saved of them, and alerts. */
export const offers: Weighted[] = [
  [
    7,
    act(recruiters, path`POST /job-offer`, {
      json: terms,
      keep: newName("offer"),
      required: ["jobTitle", "description", "location"],
    }),
  ],
  [5, act(recruiters, path`PATCH /job-offer/${ref("offer")}`, { json: terms })],
  [1, act(recruiters, path`DELETE /job-offer/${ref("offer")}`)],
  [4, act(anybody, path`GET /job-offer/${ref("offer")}`)],
  [3, act(applicants, path`PUT /job-offer/${ref("offer")}/saved`)],
  [1, act(applicants, path`DELETE /job-offer/${ref("offer")}/saved`)],
  [4, act(applicants, path`GET /job-offers-for-me`)],
  [8, act(applicants, path`GET /job-offers-for-me${query(filters)}`)],
  [
    5,
    act(
      anybody,
      path`GET /job-offers/recruiter/${username}${query({ status: fc.constantFrom("all", "open", "closed", "expired"), search, applications: fc.constantFrom("any", "none"), sort: fc.constantFrom("newest", "oldest", "closing"), ...paging })}`,
    ),
  ],
  [
    1,
    act(applicants, path`POST /job-offer-alerts`, {
      json: {
        search,
        location: search,
        contract: filters.contract,
        remote: filters.remote,
        minSalary: fc.constantFrom(1_000, 2_651),
      },
      keep: newName("alert"),
    }),
  ],
  [1, act(applicants, path`DELETE /job-offer-alerts/${ref("alert")}`)],
  [1, act(applicants, path`GET /job-offer-alerts`)],
];
