import { accountErrors, dayInParis, notFound, pageOf, paging } from "@passerelle/domain";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { wholeCv } from "../cv";
import { listOffers } from "../job-offers";
import { findCompanyOf, findProfileOf } from "../profiles";
import { maySeeProfile } from "./access";
import * as presenter from "./presenter";
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

/** A person, and a recruiter's company, as others see them. */
export const peopleRoutes = { getPerson, getCompany } satisfies Routes;
