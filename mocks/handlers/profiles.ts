import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import {
  changedSkills,
  downloadHeaders,
  downloadNames,
  keptAddress,
  profileErrors,
  publicFileHeaders,
  tags,
} from "@passerelle/domain";
import { http } from "msw";
import { type Db, defaultDb } from "../db";
import { maySeeProfile, personMet } from "../domain/audience";
import { found } from "../domain/creations";
import { keptPicture, keptResume, picture, pictureLink, pictureSizes, resumeBehind, resumeLink } from "../domain/files";
import { limitSkills } from "../domain/matching";
import { presentPerson } from "../domain/messaging";
import { userNamed } from "../domain/registration";
import { holdsApplicationOf, pageFrom, type Row } from "../domain/rows";
import { fileResponse } from "../http/request";
import { refuse, respond } from "../http/respond";

/** Profiles, and the files that profiles and posts link to. */
export const profileHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    getApplicantProfile: ({ me, params }) => {
      const named = userNamed(db, params.username);
      const user = found(named && maySeeProfile(db, me.id, named) ? named : null, profileErrors.noProfile);
      const own = db.applicantProfile.findFirst({ where: { userId: { equals: user.id } } });
      const profile = found(own, profileErrors.noProfile);
      const mayOpenResume = user.id === me.id || holdsApplicationOf(db, me.id, user.id);
      return ok({ data: presentApplicant(db, profile, mayOpenResume ? me.id : null) });
    },

    updateApplicantProfile: ({ me, body }) => {
      const { resume, skills: given, addSkills, languages, portfolioUrl, availableImmediately, ...texts } = body;
      const address = portfolioUrl && keptAddress("portfolioUrl", portfolioUrl);
      const where = { userId: { equals: me.id } };
      const before = db.applicantProfile.findFirst({ where });
      const skills = changedSkills(before?.skills ?? [], { skills: given, addSkills });
      const data = {
        ...cleared(texts),
        ...cleared({ portfolioUrl: address }),
        ...(skills && { skills }),
        ...(languages && { languages: tags(languages) }),
        ...(availableImmediately !== undefined && { availableImmediately }),
        ...keptResume(db, resume),
      };
      if (skills) limitSkills(db, me.id, skills, before?.skills ?? []);
      const saved = before
        ? db.applicantProfile.update({ where, data, strict: true })
        : db.applicantProfile.create({ userId: me.id, ...data });
      return ok({ data: presentApplicant(db, saved, me.id) });
    },

    getRecruiterProfile: ({ me, params }) => {
      const user = found(personMet(db, me.id, params.username), profileErrors.noProfile);
      const profile = db.recruiterProfile.findFirst({ where: { userId: { equals: user.id } } });
      return ok({ data: presentRecruiter(found(profile, profileErrors.noProfile)) });
    },

    updateRecruiterProfile: ({ me, body }) => {
      const { logo, website, ...texts } = body;
      const address = website && keptAddress("website", website);
      const where = { userId: { equals: me.id } };
      const before = db.recruiterProfile.findFirst({ where });
      const data = {
        ...cleared(texts),
        ...cleared({ website: address }),
        logo: keptPicture(db, me.id, logo, before?.logo),
      };
      const saved = before
        ? db.recruiterProfile.update({ where, data, strict: true })
        : db.recruiterProfile.create({ userId: me.id, ...data });
      return ok({ data: presentRecruiter(saved) });
    },

    listResumeViews: ({ me, query }) => {
      const own = db.resumeView.findMany({ where: { ownerId: { equals: me.id } } });
      const page = pageFrom(
        own.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt) || b.id - a.id),
        query,
      );
      return ok({ ...page, items: page.items.map((view) => presentView(db, view)) });
    },
  }),

  // Targets of the mock's own links; not operations of the contract.
  http.get("*://:host/files/:file", ({ request, params }) => {
    try {
      return fileResponse(picture(db, String(params["file"]), "other"), publicFileHeaders);
    } catch (error) {
      return refuse(error, request);
    }
  }),
  http.get("*://:host/resumes/:file", ({ request }) => {
    try {
      return fileResponse(resumeBehind(db, request.url), {
        ...downloadHeaders(downloadNames.resume),
        "Content-Security-Policy": "sandbox; default-src 'none'",
      });
    } catch (error) {
      return refuse(error, request);
    }
  }),
];

/** Texts to store: an empty one clears, a missing one keeps. */
const cleared = (texts: Record<string, string | undefined>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])),
  );

/** A profile, with a link to the resume for a reader who may open it. */
export function presentApplicant(
  db: Db,
  row: Row<"applicantProfile">,
  /** Who gets a link to the resume, if anybody. */
  readerId: number | null,
): Schemas["ApplicantProfile"] {
  const { profile, sector, academicLevel, experienceLevel, skills, languages, portfolioUrl } = row;
  const { availableImmediately } = row;
  const resumeUrl = readerId === null ? null : resumeLink(db, row.resume, readerId);
  const { resumeName: name, resumeSize: size, resumeStoredAt: storedAt } = row;
  const known = readerId === row.userId && storedAt !== null && { resumeFile: { name, size, storedAt } };
  const lists = { skills, languages, portfolioUrl, availableImmediately, resumeUrl, ...known };
  return { profile, sector, academicLevel, experienceLevel, ...lists };
}

/** A recruiter's company. */
export function presentRecruiter(row: Row<"recruiterProfile">): Schemas["RecruiterProfile"] {
  const { company, sector, website, headquarters, employees, description } = row;
  const logoSizes = pictureSizes(row.logo);
  const picture = { logo: pictureLink(row.logo), ...(logoSizes && { logoSizes }) };
  return { company, sector, website, headquarters, employees, description, ...picture };
}

function presentView(db: Db, row: Row<"resumeView">): Schemas["ResumeView"] {
  const { id, readerId, openedAt, views } = row;
  const profile = db.recruiterProfile.findFirst({ where: { userId: { equals: readerId } } });
  return {
    id,
    person: presentPerson(db, readerId),
    company: profile?.company || null,
    lastViewedAt: openedAt,
    views,
  };
}
