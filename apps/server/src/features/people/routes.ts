import { accountErrors, dayInParis, notFound, wantedWords, rateLimits } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { type Call, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { wholeCv } from "../cv";
import { listOpenOffers } from "../job-offers";
import { listPostsOf, presentPost } from "../posts";
import { findCompanyOf, findProfileOf, maySeeProfile } from "../profiles";
import * as presenter from "./presenter";
import { findCompanies, findPeople, findPeopleByName } from "./search-store";
import { findPersonNamed } from "./store";
import { personProfile } from "./visible-profile-fields";

/** GET /people/{username}: returns the names to everyone, and an applicant's profile and CV to the chosen audience. */
const getPerson = route<"getPerson">({ role: "member" }, async ({ db, clock, user, params, query }) => {
  const found = await findPersonNamed(db, params.username, clock.now(), user.id);
  if (!found) throw notFound(accountErrors.noUser);
  const isShown = found.role === "applicant" && maySeeProfile(user, found, query.as);
  const profile = isShown ? personProfile(await findProfileOf(db, found.id), await wholeCv(db, found.id)) : null;
  return ok({ data: presenter.person(found, profile) });
});

/** The recruiter with a name, unless the caller blocks them. */
async function recruiterNamed(
  username: string,
  { db, clock, user }: Pick<Call<"getCompany">, "db" | "clock" | "user">,
) {
  const recruiter = await findPersonNamed(db, username, clock.now(), user.id);
  if (recruiter?.role !== "recruiter") throw notFound(accountErrors.noUser);
  return recruiter;
}

/** GET /companies/{username}: returns a recruiter's company with its active offers, the same for all members. */
const getCompany = route<"getCompany">({ role: "member" }, async ({ db, clock, user, params, query, files }) => {
  const recruiter = await recruiterNamed(params.username, { db, clock, user });
  const page = paging(query);
  const profile = await findCompanyOf(db, recruiter.id);
  const { rows, next, total } = await listOpenOffers(db, recruiter.id, dayInParis(clock.now()), page);
  const offers = { ...pageOf(rows.map(presenter.companyOffer), total, page), next };
  return ok({ data: { ...presenter.company(recruiter, profile, files), offers } });
});

/** GET /companies/{username}/posts: lists the recruiter's posts as the feed shows them. */
const listCompanyPosts = route<"listCompanyPosts">(
  { role: "member" },
  async ({ db, clock, user, params, query, files }) => {
    const recruiter = await recruiterNamed(params.username, { db, clock, user });
    const page = paging(query);
    const { rows, next, total } = await listPostsOf(db, { authorId: recruiter.id, readerId: user.id }, page);
    const shown = rows.map((row) => presentPost(row, files));
    return ok({ ...pageOf(shown, total, page), next });
  },
);

/** GET /people: searches people by names and, if the caller may see it, profile. */
const searchPeople = route<"searchPeople">(
  { role: "member", limit: rateLimits.searches },
  async ({ db, user, query }) => {
    const page = paging(query);
    const find = query.by === "name" ? findPeopleByName : findPeople;
    const words = wantedWords(query.q);
    const { rows, next, total } = words.length === 0 ? nothing : await find(db, { words, readerId: user.id, ...page });
    return ok({ ...pageOf(rows.map(presenter.foundPerson), total, page), next });
  },
);

/** GET /companies: searches companies. */
const searchCompanies = route<"searchCompanies">(
  { role: "member", limit: rateLimits.searches },
  async ({ db, user, query, files }) => {
    const page = paging(query);
    const words = wantedWords(query.q);
    const { rows, next, total } =
      words.length === 0 ? nothing : await findCompanies(db, { words, readerId: user.id, ...page });
    const shown = rows.map((row) => presenter.foundCompany(row, files));
    return ok({ ...pageOf(shown, total, page), next });
  },
);

const nothing = { rows: [], next: null, total: 0 };

export const peopleRoutes = { getPerson, getCompany, listCompanyPosts, searchPeople, searchCompanies } satisfies Routes;
