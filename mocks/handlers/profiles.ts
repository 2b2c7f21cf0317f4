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
  distinctTags,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blankPdf, keptPicture, keptResume, pictureLink, pictureSizes, resumeLink } from "../files";
import { respond } from "../http/routes";
import { offersOf } from "../offers";
import {
  applicantProfileOf,
  blockedBy,
  found,
  has,
  pageFrom,
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
  reader: "owner" | Schemas["Role"],
): Schemas["ApplicantProfile"] {
  const { resume, resumeName: name, resumeSize: size, resumeStoredAt: storedAt } = row;
  const languageLevels = levelsIn(row);
  return {
    ...without(row, "userId", "languageLevels", "resume", "resumeName", "resumeSize", "resumeStoredAt"),
    ...(languageLevels.length > 0 && { languageLevels }),
    resumeUrl: reader === "applicant" ? null : resumeLink(resume),
    ...(reader === "owner" && storedAt !== null && { resumeFile: { name, size, storedAt } }),
  };
}

export function presentRecruiter(row: Row<"recruiterProfile">): Schemas["RecruiterProfile"] {
  const logoSizes = pictureSizes(row.logo);
  return { ...without(row, "userId"), logo: pictureLink(row.logo), ...(logoSizes && { logoSizes }) };
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
    ? presentApplicant(row, "applicant")
    : { ...none, profile: null, resumeUrl: null, skills: [], languages: [], availableImmediately: false };
  return { title, ...fields, ...wholeCv(db, id) };
}

/** Recruiters see every profile; applicants see those that all members may see, and their own. */
const isShown = (me: User, { id, profileAudience }: User) =>
  me.role === "recruiter" || profileAudience === "members" || id === me.id;

/** Profiles, people and companies. */
export const profileHandlers = (db: Db = defaultDb()) => {
  const saveApplicant = (userId: number, data: Partial<Row<"applicantProfile">>) => {
    const saved = applicantProfileOf(db, userId)
      ? db.applicantProfile.update({ where: { userId: { equals: userId } }, data, strict: true })
      : db.applicantProfile.create({ userId, ...data });
    return ok({ data: presentApplicant(saved, "owner") });
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
      const profile = isShown(me, user) ? applicantProfileOf(db, user.id) : null;
      const reader = user.id === me.id ? "owner" : me.role;
      return ok({ data: presentApplicant(found(profile, profileErrors.noProfile), reader) });
    },
    updateApplicantProfile: ({ me, body }) => {
      const { resume, skills: given, addSkills, languages, languageLevels, portfolioUrl, ...rest } = body;
      const { availableImmediately, ...texts } = rest;
      const before = applicantProfileOf(db, me.id);
      const spoken = languages ? distinctTags(languages) : (before?.languages ?? []);
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
    listResumeViews: ({ query }) => ok(pageFrom([], query, (view: Schemas["ResumeView"]) => view)),

    getPerson: ({ me, params, query }) => {
      const user = met(me.id, params.username);
      const isFor = query.as === "members" ? user.profileAudience === "members" : isShown(me, user);
      const profile = isFor && user.role === "applicant" ? presentProfile(db, user) : null;
      return ok({ data: { ...presentSummary(user), profile } });
    },
    getCompany: ({ me, params, query }) => {
      const user = recruiter(me.id, params.username);
      const row = recruiterProfileOf(db, user.id);
      const open = offersOf(db, user.id).filter(({ active }) => active);
      const offers = pageFrom(open, query, (offer) => without(offer, "recruiterId", "draft", "public", "description"));
      return ok({ data: { recruiter: presentSummary(user), profile: row ? presentRecruiter(row) : null, offers } });
    },
    listCompanyPosts: ({ me, params, query }) => {
      const { id } = recruiter(me.id, params.username);
      const posts = postsFor(db, me.id).filter(({ authorId }) => authorId === id);
      return ok(pageFrom(posts, query, (post) => presentPost(db, post, me.id)));
    },
    searchPeople: ({ me, query }) => {
      const wanted = peopleMet(db, me.id).filter((user) => has([fullName(user), user.username], query.q));
      const titleOf = (user: User) => (isShown(me, user) && applicantProfileOf(db, user.id)?.profile) || null;
      return ok(pageFrom(wanted, query, (user) => ({ ...presentSummary(user), title: titleOf(user) })));
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
