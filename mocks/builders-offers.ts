import { cast } from "@passerelle/domain/cast";
import type { Schemas } from "@passerelle/api";
import { builder } from "./builders";

export const aJobOfferInput = builder<Schemas["JobOfferInput"]>({
  jobTitle: "Développeur ou développeuse front-end React",
  description: "Vous rejoignez l'équipe qui construit le tableau de bord énergétique.",
  location: "Lyon",
  contract: "cdi",
  salary: 3900,
  skills: ["TypeScript", "React", "Storybook"],
  benefits: ["Télétravail"],
  active: true,
});

export const aJobOffer = builder<Schemas["JobOffer"]>({
  id: 101,
  jobTitle: "Développeur ou développeuse front-end React",
  description: "Vous rejoignez l'équipe qui construit le tableau de bord énergétique.",
  location: "Lyon",
  contract: "cdi",
  salary: 3900,
  skills: ["TypeScript", "React", "Storybook"],
  benefits: ["Télétravail"],
  active: true,
  createdAt: "2026-10-09T07:30:00.000Z",
  applicationsCount: 1,
});

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

/** An offer in the applicant's list; `id` and `ID` stay equal. */
export function aJobOfferForApplicant(changes: Partial<Schemas["JobOfferForApplicant"]> = {}) {
  const id = changes.id ?? changes.ID ?? 101;
  const usual: Schemas["JobOfferForApplicant"] = {
    id,
    ID: id,
    jobTitle: "Développeur ou développeuse front-end React",
    location: "Lyon",
    contract: "cdi",
    applicationStatus: "not_applied",
    applicationID: null,
    decision: null,
    company: "Lumio",
    skills: ["TypeScript", "React", "Storybook"],
    active: true,
    createdAt: "2026-10-09T07:30:00.000Z",
    match: aJobOfferMatch(),
  };
  return { ...usual, ...changes, id, ID: id };
}

export const aJobOfferDetail = builder<Schemas["JobOfferDetail"]>({
  id: 101,
  jobTitle: "Développeur ou développeuse front-end React",
  description: "Vous rejoignez l'équipe qui construit le tableau de bord énergétique.",
  location: "Lyon",
  contract: "cdi",
  salary: 3900,
  skills: ["TypeScript", "React", "Storybook"],
  benefits: ["Télétravail"],
  active: true,
  createdAt: "2026-10-09T07:30:00.000Z",
  recruiter: { username: "claire.moreau", company: "Lumio" },
  applicationStatus: "not_applied",
  applicationID: null,
  decision: null,
  match: aJobOfferMatch(),
});

export const anApplication = builder<Schemas["Application"]>({
  id: 301,
  jobOfferID: 101,
  createdAt: "2026-10-10T16:00:00.000Z",
  Applicant: {
    user: { firstname: "Jeanne", lastname: "Martin", email: cast.jeanne.email, username: "jeanne.martin" },
  },
  profile: "Développeuse front-end",
  skills: ["TypeScript", "React"],
  resumeUrl: "/resumes/2d7c90be41fa.pdf?expires=1791795600000&signature=1",
  message: "Vos écrans me parlent.",
  seenAt: null,
  decision: null,
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
