import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { accountErrors, rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { maySeeProfile, personMet } from "../domain/audience";
import { postsFor } from "../domain/blocks";
import { found } from "../domain/creations";
import { wholeCv } from "../domain/cv";
import { presentSummary } from "../domain/people";
import { presentPost } from "../domain/present-posts";
import { findCompanies, findPeople } from "../domain/search";
import { newestFirst, offersOf, pageFrom, type Row } from "../domain/rows";
import { countOrReject } from "../http/limits";
import type { User } from "../http/request";
import { respond } from "../http/respond";
import { presentRecruiter } from "./profiles";

/** A person, and a recruiter's company, as others see them. */
export const peopleHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getPerson: ({ me, params, query }) => {
      const user = found(personMet(db, me.id, params.username), accountErrors.noUser);
      const isPreview = query.as === "members" && user.id === me.id;
      const isShown = isPreview ? user.profileAudience === "members" : maySeeProfile(db, me.id, user);
      const profile = isShown && user.role === "applicant" ? presentProfile(db, user) : null;
      return ok({ data: { ...presentSummary(user), profile } });
    },

    getCompany: ({ me, params, query }) => {
      const user = recruiterNamed(db, me.id, params.username);
      const row = db.recruiterProfile.findFirst({ where: { userId: { equals: user.id } } });
      const active = offersOf(db, user.id).filter((offer) => offer.active);
      const page = pageFrom(active.toSorted(newestFirst), query);
      const offers = { ...page, items: page.items.map(presentCompanyOffer) };
      return ok({ data: { recruiter: presentSummary(user), profile: row && presentRecruiter(row), offers } });
    },

    listCompanyPosts: ({ me, params, query }) => {
      const recruiter = recruiterNamed(db, me.id, params.username);
      const posts = postsFor(db, me.id).filter(({ authorId }) => authorId === recruiter.id);
      const page = pageFrom(posts.toSorted(newestFirst), query);
      return ok({ ...page, items: page.items.map((post) => presentPost(db, post, me.id)) });
    },

    searchPeople: ({ me, query }) => {
      countOrReject(db, rateLimits.searches, String(me.id));
      return ok(pageFrom(findPeople(db, me.id, query), query));
    },

    searchCompanies: ({ me, query }) => {
      countOrReject(db, rateLimits.searches, String(me.id));
      const page = pageFrom(findCompanies(db, me.id, query.q), query);
      return ok({ ...page, items: page.items.map(presentFoundCompany) });
    },
  });

/** The recruiter of a name, unless the reader blocks them. */
function recruiterNamed(db: Db, readerId: number, username: string): User {
  const met = personMet(db, readerId, username);
  return found(met?.role === "recruiter" ? met : null, accountErrors.noUser);
}

function presentCompanyOffer(offer: Row<"jobOffer">): Schemas["CompanyOffer"] {
  const { id, jobTitle, location, contract, remote, closingDate, positions, createdAt } = offer;
  return { id, jobTitle, location, contract, remote, closingDate, positions, createdAt };
}

function presentFoundCompany({ user, row }: ReturnType<typeof findCompanies>[number]): Schemas["FoundCompany"] {
  const { company, sector, headquarters, logo, logoSizes } = presentRecruiter(row);
  const name = company ?? "";
  return {
    recruiter: presentSummary(user),
    company: name,
    sector,
    headquarters,
    logo,
    ...(logoSizes && { logoSizes }),
  };
}

/** An applicant's profile, if they have saved one, with their CV. */
function presentProfile(db: Db, { id }: User): Schemas["PersonProfile"] {
  const row = db.applicantProfile.findFirst({ where: { userId: { equals: id } } });
  return {
    title: row?.profile ?? null,
    sector: row?.sector ?? null,
    academicLevel: row?.academicLevel ?? null,
    experienceLevel: row?.experienceLevel ?? null,
    skills: row?.skills ?? [],
    languages: row?.languages ?? [],
    portfolioUrl: row?.portfolioUrl ?? null,
    availableImmediately: row?.availableImmediately ?? false,
    ...wholeCv(db, id),
  };
}
