import { cast, offers } from "@passerelle/domain/cast";
import type { Schemas } from "@passerelle/api";
import { builder } from "./builders";

const { by: recruiter, daysAgo: _, closesInDays: __, public: ___, ...frontEnd } = offers.frontEnd;
const written = {
  ...frontEnd,
  closingDate: "2026-10-31",
  skills: ["TypeScript", "React", "Storybook"],
  benefits: ["Télétravail"],
};
const createdAt = "2026-10-09T07:30:00.000Z";

export const aJobOfferInput = builder<Schemas["JobOfferInput"]>(written);

export const aJobOffer = builder<Schemas["JobOffer"]>({ id: 101, ...written, createdAt, applicationsCount: 1 });

export const aJobOfferMatch = builder<Schemas["JobOfferMatch"]>({
  matched: 2,
  total: 3,
  level: "medium",
  matchedSkills: [
    { name: "TypeScript", source: { kind: "profile", title: null } },
    { name: "React", source: { kind: "experience", title: "Océane Mutuelle" } },
  ],
  missingSkills: ["Storybook"],
});

/** An offer in the applicant's list; keeps `id` and `ID` equal. */
export function aJobOfferForApplicant(changes: Partial<Schemas["JobOfferForApplicant"]> = {}) {
  const id = changes.id ?? changes.ID ?? 101;
  const usual: Schemas["JobOfferForApplicant"] = {
    id,
    ID: id,
    jobTitle: written.jobTitle,
    location: written.location,
    contract: written.contract,
    applicationStatus: "not_applied",
    applicationID: null,
    decision: null,
    saved: false,
    company: recruiter.company.company,
    recruiter: { username: recruiter.username, company: recruiter.company.company },
    skills: written.skills,
    salary: written.salary,
    salaryMin: written.salaryMin,
    salaryMax: written.salaryMax,
    salaryPeriod: written.salaryPeriod,
    remote: written.remote,
    closingDate: written.closingDate,
    positions: written.positions,
    active: true,
    createdAt,
    match: aJobOfferMatch(),
  };
  return { ...usual, ...changes, id, ID: id };
}

export const aJobOfferDetail = builder<Schemas["JobOfferDetail"]>({
  id: 101,
  ...written,
  createdAt,
  recruiter: { username: recruiter.username, company: recruiter.company.company },
  applicationStatus: "not_applied",
  applicationID: null,
  decision: null,
  saved: false,
  match: aJobOfferMatch(),
});

const { firstname, lastname, email, username } = cast.jeanne;

export const anApplication = builder<Schemas["Application"]>({
  id: 301,
  jobOfferID: 101,
  createdAt: "2026-10-10T16:00:00.000Z",
  Applicant: {
    user: { firstname, lastname, email, username },
  },
  profile: "Développeuse front-end",
  skills: ["TypeScript", "React"],
  resumeUrl: "/resumes/jeanne.martin.pdf?expires=1791795600000&signature=1",
  message: "Vos écrans me parlent.",
  seenAt: null,
  decision: null,
});

/** An application as its applicant reads it, not seen yet. */
export const anOwnApplication = builder<Schemas["OwnApplication"]>({
  id: 301,
  jobOfferID: 101,
  message: "Vos écrans me parlent.",
  createdAt: "2026-10-10T16:00:00.000Z",
  applicationStatus: "applied_not_seen",
  seenAt: null,
  decision: null,
  decidedAt: null,
  decisionMessage: null,
});

export const applicantStats = builder<Schemas["DashboardStats"]>({
  formations: 3,
  experiences: 2,
  projects: 2,
  certifications: 2,
  applications: 3,
  notifications: 5,
});

export const recruiterStats = builder<Schemas["DashboardStats"]>({
  jobOffers: 12,
  activeJobOffers: 10,
  applications: 6,
  seenApplications: 4,
  acceptedApplications: 2,
  notifications: 3,
});
