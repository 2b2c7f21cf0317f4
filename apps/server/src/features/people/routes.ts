import { accountErrors, dayInParis, notFound, pageOf, paging, wantedWords } from "@passerelle/domain";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { wholeCv } from "../cv";
import { listOffers } from "../job-offers";
import { findCompanyOf, findProfileOf } from "../profiles";
import { maySeeProfile } from "./access";
import * as presenter from "./presenter";
import { limitSearches } from "./rate-limits";
import { findCompanies, findPeople, findPeopleByName } from "./search-store";
import { findPersonNamed } from "./store";

/** GET /people/{username}: the names for everybody, an applicant's profile and CV for whom they let see it. */
const getPerson: Handler<"getPerson"> = async ({ db, clock, user, params, query }) => {
  const found = await findPersonNamed(db, params.username, clock.now(), user.id);
  if (!found) throw notFound(accountErrors.noUser);
  const isShown = found.role === "applicant" && maySeeProfile(user, found, query.as);
  const profile = isShown
    ? presenter.personProfile(await findProfileOf(db, found.id), await wholeCv(db, found.id))
    : null;
  return ok({ data: presenter.person(found, profile) });
};

/** GET /companies/{username}: a recruiter's company with its active offers, the same for all members. */
const getCompany: Handler<"getCompany"> = async ({ db, clock, user, params, query, files }) => {
  const recruiter = await findPersonNamed(db, params.username, clock.now(), user.id);
  if (recruiter?.role !== "recruiter") throw notFound(accountErrors.noUser);
  const page = paging(query);
  const profile = await findCompanyOf(db, recruiter.id);
  const { items, total } = await listOffers(
    db,
    recruiter.id,
    { which: "active", today: dayInParis(clock.now()) },
    page,
  );
  const offers = pageOf(items.map(presenter.companyOffer), total, page);
  return ok({ data: { ...presenter.company(recruiter, profile, files), offers } });
};

/** GET /people: those whom a text finds, by their names and, as far as the caller sees it, their profile. */
const searchPeople: Handler<"searchPeople"> = async (call) => {
  const { db, user, query } = call;
  await limitSearches(call);
  const page = paging(query);
  const find = query.by === "name" ? findPeopleByName : findPeople;
  const words = wantedWords(query.q);
  const { items, total } = words.length === 0 ? nothing : await find(db, { words, readerId: user.id, ...page });
  return ok(pageOf(items.map(presenter.foundPerson), total, page));
};

/** GET /companies: those that a text finds. */
const searchCompanies: Handler<"searchCompanies"> = async (call) => {
  const { db, user, query, files } = call;
  await limitSearches(call);
  const page = paging(query);
  const words = wantedWords(query.q);
  const { items, total } =
    words.length === 0 ? nothing : await findCompanies(db, { words, readerId: user.id, ...page });
  return ok(
    pageOf(
      items.map((row) => presenter.foundCompany(row, files)),
      total,
      page,
    ),
  );
};

const nothing = { items: [], total: 0 };

/** People and companies as others see and find them. */
export const peopleRoutes = { getPerson, getCompany, searchPeople, searchCompanies } satisfies Routes;
