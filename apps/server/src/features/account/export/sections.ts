import type { ExportSection } from "@passerelle/domain";
import { accountRoutes } from "../routes";
import {
  applicationsRoutes,
  note as noteJson,
  ownApplications,
  ownNotes,
  ownWithdrawnApplications,
} from "../../applications";
import { blocksRoutes } from "../../blocks";
import { cvRoutes } from "../../cv";
import { jobOffersRoutes } from "../../job-offers";
import { ownDiscussions } from "../../messages";
import { notificationsRoutes } from "../../notifications";
import { ownComments, ownLikes, ownPosts } from "../../posts";
import { profilesRoutes } from "../../profiles";
import { language, loginDevices, openedOffers, reports, securityLog, sessions } from "./account-records";
import type { Reader } from "./export-reader";
import { all, bodyOf, each, type Exported, orNone, paged } from "./read-all";

/** A part of the export: a list of values of one schema of the contract. */
export interface Section {
  name: ExportSection;
  /** Undefined for data that no API call returns. */
  schema?: string;
  role?: "applicant" | "recruiter";
  rows: (reader: Reader) => AsyncIterable<Exported>;
}

async function profile({ data }: { data: object }) {
  return [data];
}

/** The archive contains the resume itself; a link would open it to everyone who reads the archive. */
const withoutLink = ({ data }: { data: object }) => profile({ data: { ...data, resumeUrl: null } });

const byName = (reader: Reader) => ({ ...reader, params: { username: reader.user.username } });

const applicant = { role: "applicant" } as const;

async function* messages({ db, user }: Reader): AsyncGenerator<Exported> {
  for await (const found of ownDiscussions(db, user.id)) {
    const { firstname, lastname } = found.discussion.interlocutor;
    for await (const value of found.messages) yield { value, heading: `${firstname} ${lastname}` };
  }
}

async function* discussions({ db, user }: Reader): AsyncGenerator<Exported> {
  for await (const { discussion } of ownDiscussions(db, user.id)) yield { value: discussion };
}

async function* applications({ db, user }: Reader): AsyncGenerator<Exported> {
  for await (const { application, title } of ownApplications(db, user.id)) yield { value: application, heading: title };
}

async function* withdrawnApplications({ db, user }: Reader): AsyncGenerator<Exported> {
  for await (const { application, title } of ownWithdrawnApplications(db, user.id))
    yield { value: application, heading: title };
}

async function* applicationNotes({ db, user }: Reader): AsyncGenerator<Exported> {
  for await (const { note, title } of ownNotes(db, user.id)) yield { value: noteJson(note), heading: title };
}

/** All exported data except files, in the order of the index. */
export const sections: readonly Section[] = [
  { name: "account", schema: "User", rows: (me) => all(bodyOf(accountRoutes.getMe(me)).then((user) => [user])) },
  {
    name: "profile",
    schema: "ApplicantProfile",
    role: "applicant",
    rows: (me) => all(orNone(bodyOf(profilesRoutes.getApplicantProfile(byName(me))).then(withoutLink))),
  },
  {
    name: "company",
    schema: "RecruiterProfile",
    role: "recruiter",
    rows: (me) => all(orNone(bodyOf(profilesRoutes.getRecruiterProfile(byName(me))).then(profile))),
  },
  {
    name: "formations",
    schema: "Formation",
    ...applicant,
    rows: (me) => paged((query) => bodyOf(cvRoutes.listFormations({ ...me, query }))),
  },
  {
    name: "experiences",
    schema: "Experience",
    ...applicant,
    rows: (me) => paged((query) => bodyOf(cvRoutes.listExperiences({ ...me, query }))),
  },
  {
    name: "projects",
    schema: "Project",
    ...applicant,
    rows: (me) => paged((query) => bodyOf(cvRoutes.listProjects({ ...me, query }))),
  },
  {
    name: "certifications",
    schema: "Certification",
    ...applicant,
    rows: (me) => paged((query) => bodyOf(cvRoutes.listCertifications({ ...me, query }))),
  },
  { name: "applications", schema: "OwnApplication", role: "applicant", rows: applications },
  {
    name: "withdrawn-applications",
    schema: "WithdrawnApplication",
    role: "applicant",
    rows: withdrawnApplications,
  },
  {
    name: "saved-offers",
    schema: "JobOfferForApplicant",
    role: "applicant",
    rows: (me) =>
      paged((query) => bodyOf(jobOffersRoutes.listJobOffersForMe({ ...me, query: { ...query, view: "saved" } }))),
  },
  { name: "opened-offers", role: "applicant", rows: openedOffers },
  {
    name: "offer-alerts",
    schema: "OfferAlert",
    role: "applicant",
    rows: (me) => all(bodyOf(jobOffersRoutes.listOfferAlerts(me))),
  },
  {
    name: "resume-views",
    schema: "ResumeView",
    role: "applicant",
    rows: (me) => paged((query) => bodyOf(profilesRoutes.listResumeViews({ ...me, query }))),
  },
  {
    name: "job-offers",
    schema: "JobOffer",
    role: "recruiter",
    rows: (me) => paged((query) => bodyOf(jobOffersRoutes.listRecruiterJobOffers({ ...byName(me), query }))),
  },
  { name: "application-notes", schema: "ApplicationNote", role: "recruiter", rows: applicationNotes },
  {
    name: "letter-templates",
    schema: "LetterTemplate",
    role: "recruiter",
    rows: (me) => all(bodyOf(applicationsRoutes.listLetterTemplates(me))),
  },
  { name: "posts", schema: "Post", rows: ({ db, user, files }) => each(ownPosts(db, user.id, files)) },
  { name: "comments", schema: "Comment", rows: ({ db, user }) => each(ownComments(db, user.id)) },
  { name: "likes", schema: "NotificationTarget", rows: ({ db, user }) => ownLikes(db, user.id) },
  { name: "discussions", schema: "Discussion", rows: discussions },
  { name: "messages", schema: "Message", rows: messages },
  {
    name: "notifications",
    schema: "Notification",
    rows: (me) => paged((query) => bodyOf(notificationsRoutes.listNotifications({ ...me, query }))),
  },
  {
    name: "notification-settings",
    schema: "NotificationSettings",
    rows: (me) => all(bodyOf(notificationsRoutes.getNotificationSettings(me)).then(({ data }) => [data])),
  },
  { name: "blocks", schema: "UserSummary", rows: (me) => all(bodyOf(blocksRoutes.listBlocks(me))) },
  { name: "reports", rows: reports },
  { name: "sessions", rows: sessions },
  { name: "login-devices", rows: loginDevices },
  { name: "security-log", rows: securityLog },
  { name: "language", rows: language },
];
