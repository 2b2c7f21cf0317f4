import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import {
  accountErrors,
  changedSkills,
  downloadNames,
  fullName,
  keptAddress,
  type LanguageWithLevel,
  levelsOf,
  profileErrors,
  tags,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blankPdf, keptPicture, keptResume, pictureLink, pictureSizes, resumeLink } from "../files";
import { respond } from "../http/routes";
import { discussionsOf, otherOf } from "../messaging";
import { type Offer, offersOf, receivedApplications } from "../offers";
import {
  applicantProfileOf,
  blockedBy,
  found,
  has,
  pageFrom,
  presentPerson,
  presentSummary,
  recruiterProfileOf,
  type Row,
  type User,
  userNamed,
  without,
} from "../find-rows";
import { peopleMet } from "./account";
import { wholeCv } from "./cv";
import { postsFor, presentPost } from "./posts";

/** Texts to store: an empty text clears a column, a missing one keeps it. */
const cleared = (texts: Record<string, string | undefined>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  );

const levelsIn = (row: Row<"applicantProfile"> | undefined): LanguageWithLevel[] =>
  JSON.parse(row?.languageLevels ?? "[]");

/** A profile, with a link to the resume if its reader may open it. */
function presentApplicant(
  row: Row<"applicantProfile">,
  reader: "owner" | "recruiter" | "other",
): Schemas["ApplicantProfile"] {
  const { resume, resumeName: name, resumeSize: size, resumeStoredAt: storedAt } = row;
  const languageLevels = levelsIn(row);
  return {
    ...without(row, "userId", "languageLevels", "resume", "resumeName", "resumeSize", "resumeStoredAt"),
    ...(languageLevels.length > 0 && { languageLevels }),
    resumeUrl: reader === "other" ? null : resumeLink(resume),
    ...(reader === "owner" && storedAt !== null && { resumeFile: { name, size, storedAt } }),
  };
}

export function presentRecruiter(row: Row<"recruiterProfile">): Schemas["RecruiterProfile"] {
  const logoSizes = pictureSizes(row.logo);
  return { ...without(row, "userId"), logo: pictureLink(row.logo), ...(logoSizes && { logoSizes }) };
}

function presentCompanyOffer(offer: Offer): Schemas["CompanyOffer"] {
  const { id, jobTitle, location, contract, remote, closingDate, positions, createdAt } = offer;
  return { id, jobTitle, location, contract, remote, closingDate, positions, createdAt };
}

/** An applicant's profile with their CV. */
function presentProfile(db: Db, { id }: User): Schemas["PersonProfile"] {
  const none = { sector: null, academicLevel: null, experienceLevel: null, portfolioUrl: null };
  const row = applicantProfileOf(db, id);
  const {
    profile: title,
    resumeUrl: _,
    ...fields
  } = row
    ? presentApplicant(row, "other")
    : { ...none, profile: null, resumeUrl: null, skills: [], languages: [], availableImmediately: false };
  return { title, ...fields, ...wholeCv(db, id) };
}

/** Profiles, people and companies. */
export const profileHandlers = (db: Db = defaultDb()) => {
  const saveApplicant = (userId: number, data: Partial<Row<"applicantProfile">>) => {
    const saved = applicantProfileOf(db, userId)
      ? db.applicantProfile.update({ where: { userId: { equals: userId } }, data, strict: true })
      : db.applicantProfile.create({ userId, ...data });
    return ok({ data: presentApplicant(saved, "owner") });
  };
  const applicantsOf = (me: number) => receivedApplications(db, me).map(({ applicantId }) => applicantId);
  /** Whether a reader may see a user's profile. */
  const isShownTo = (me: number) => {
    const known = new Set([me, ...applicantsOf(me), ...discussionsOf(db, me).map((each) => otherOf(each, me))]);
    return ({ id, profileAudience }: User) => profileAudience === "members" || known.has(id);
  };
  const met = (me: number, username: string) => {
    const user = userNamed(db, username);
    return found(user && blockedBy(db, me).includes(user.id) ? undefined : user, accountErrors.noUser);
  };
  const recruiter = (me: number, username: string) => {
    const user = met(me, username);
    return found(user.role === "recruiter" ? user : null, accountErrors.noUser);
  };

  return respond(db, {
    getApplicantProfile: ({ me, params }) => {
      const user = met(me.id, params.username);
      const profile = isShownTo(me.id)(user) ? applicantProfileOf(db, user.id) : null;
      const other = applicantsOf(me.id).includes(user.id) ? "recruiter" : "other";
      const reader = user.id === me.id ? "owner" : other;
      return ok({ data: presentApplicant(found(profile, profileErrors.noProfile), reader) });
    },
    updateApplicantProfile: ({ me, body }) => {
      const { resume, skills: given, addSkills, languages, languageLevels, portfolioUrl, ...rest } = body;
      const { availableImmediately, ...texts } = rest;
      const before = applicantProfileOf(db, me.id);
      const spoken = languages ? tags(languages) : (before?.languages ?? []);
      const address = portfolioUrl && keptAddress("portfolioUrl", portfolioUrl);
      const skills = changedSkills(before?.skills ?? [], { skills: given, addSkills });
      return saveApplicant(me.id, {
        ...cleared({ ...texts, portfolioUrl: address }),
        ...(skills && { skills }),
        languages: spoken,
        languageLevels: JSON.stringify(levelsOf(spoken, languageLevels ?? levelsIn(before))),
        ...(availableImmediately !== undefined && { availableImmediately }),
        ...keptResume(db, resume),
      });
    },
    storeCvAsResume: ({ me }) =>
      saveApplicant(me.id, keptResume(db, { content: blankPdf(), name: downloadNames.cv(fullName(me)) })),
    getRecruiterProfile: ({ me, params }) => {
      const { id } = met(me.id, params.username);
      return ok({ data: presentRecruiter(found(recruiterProfileOf(db, id), profileErrors.noProfile)) });
    },
    updateRecruiterProfile: ({ me, body: { logo, website, ...texts } }) => {
      const before = recruiterProfileOf(db, me.id);
      const address = website && keptAddress("website", website);
      const data = { ...cleared({ ...texts, website: address }), logo: keptPicture(db, logo, before?.logo) };
      const saved = before
        ? db.recruiterProfile.update({ where: { userId: { equals: me.id } }, data, strict: true })
        : db.recruiterProfile.create({ userId: me.id, ...data });
      return ok({ data: presentRecruiter(saved) });
    },
    listResumeViews: ({ me, query }) => {
      const own = db.resumeView.getAll().filter(({ ownerId }) => ownerId === me.id);
      const latestFirst = own.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt));
      const present = ({ id, readerId, openedAt: lastViewedAt, views }: Row<"resumeView">) => {
        const company = recruiterProfileOf(db, readerId)?.company || null;
        return { id, person: presentPerson(db, readerId), company, lastViewedAt, views };
      };
      return ok(pageFrom(latestFirst, query, present));
    },

    getPerson: ({ me, params, query }) => {
      const user = met(me.id, params.username);
      const isPreview = query.as === "members" && user.id === me.id;
      const isShown = isPreview ? user.profileAudience === "members" : isShownTo(me.id)(user);
      const profile = isShown && user.role === "applicant" ? presentProfile(db, user) : null;
      return ok({ data: { ...presentSummary(user), profile } });
    },
    getCompany: ({ me, params, query }) => {
      const user = recruiter(me.id, params.username);
      const row = recruiterProfileOf(db, user.id);
      const open = offersOf(db, user.id).filter(({ active }) => active);
      const offers = pageFrom(open, query, presentCompanyOffer);
      return ok({ data: { recruiter: presentSummary(user), profile: row ? presentRecruiter(row) : null, offers } });
    },
    listCompanyPosts: ({ me, params, query }) => {
      const { id } = recruiter(me.id, params.username);
      const posts = postsFor(db, me.id).filter(({ authorId }) => authorId === id);
      return ok(pageFrom(posts, query, (post) => presentPost(db, post, me.id)));
    },
    searchPeople: ({ me, query }) => {
      const isShown = isShownTo(me.id);
      const people = peopleMet(db, me.id).map((user) => ({
        ...presentSummary(user),
        profile: query.by !== "name" && isShown(user) ? applicantProfileOf(db, user.id) : undefined,
      }));
      const wanted = people.filter(({ firstname, lastname, username, profile }) =>
        has([`${firstname} ${lastname}`, username, profile?.profile ?? null, ...(profile?.skills ?? [])], query.q),
      );
      return ok(pageFrom(wanted, query, ({ profile, ...user }) => ({ ...user, title: profile?.profile || null })));
    },
    searchCompanies: ({ me, query }) => {
      const companies = peopleMet(db, me.id).flatMap((user) => {
        const row = recruiterProfileOf(db, user.id);
        if (!row?.company || !has([row.company, row.sector, row.headquarters], query.q)) return [];
        const { sector, headquarters, logo, logoSizes } = presentRecruiter(row);
        const sizes = logoSizes && { logoSizes };
        return [{ recruiter: presentSummary(user), company: row.company, sector, headquarters, logo, ...sizes }];
      });
      return ok(pageFrom(companies, query, (company) => company));
    },
  });
};
