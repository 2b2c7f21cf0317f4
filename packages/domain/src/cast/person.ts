import type { cvRules } from "../cv-rules";
import type { LanguageWithLevel } from "../language-levels";
import type { Portrait } from "./pictures";
import { usernameFrom } from "../username-rules";

type Fields<List extends keyof typeof cvRules> = (typeof cvRules)[List]["blank"];

/** A CV; each list in the order in which it was entered. */
export interface CastCv {
  formations: readonly Fields<"formation">[];
  experiences: readonly Fields<"experience">[];
  projects: readonly Fields<"project">[];
  certifications: readonly Fields<"certification">[];
}

interface Profile {
  profile: string;
  sector: string;
  academicLevel: string;
  experienceLevel: string;
  skills: string[];
  languages: string[];
  languageLevels?: LanguageWithLevel[];
  portfolioUrl: string | null;
  availableImmediately: boolean;
  hasResume: boolean;
}

export interface CastCompany {
  company: string;
  sector: string;
  website: string;
  headquarters: string;
  employees: string;
  description: string;
  hasLogo: boolean;
}

interface Details {
  birthdate: string;
  phone: string;
  address: string | null;
  picture: Portrait | null;
  joinedDaysAgo: number;
  /** Notifications newer than this, in days before now, are unread. */
  readUntilDaysAgo: number;
  isVerified: boolean;
}

interface Account extends Details {
  firstname: string;
  lastname: string;
  username: string;
  email: string;
}

export interface CastRecruiter extends Account {
  role: "recruiter";
  company: CastCompany;
}

/** An applicant of the cast; a new one has no profile. */
export interface CastApplicant extends Account {
  role: "applicant";
  profile: Profile | null;
  cv: CastCv;
}

export type CastPerson = CastRecruiter | CastApplicant;

type Told = Pick<Details, "birthdate" | "phone" | "address" | "joinedDaysAgo"> & Partial<Details>;

function account(firstname: string, lastname: string, told: Told): Account {
  const username = usernameFrom(firstname, lastname, 1);
  const usual = { picture: null, readUntilDaysAgo: 3, isVerified: true };
  return { ...usual, ...told, firstname, lastname, username, email: `${username}@passerelle.example` };
}

/** A recruiter, with their company. */
export const recruiter = (
  firstname: string,
  lastname: string,
  told: Told & { company: CastCompany },
): CastRecruiter => ({
  ...account(firstname, lastname, told),
  role: "recruiter",
  company: told.company,
});

const noCv: CastCv = { formations: [], experiences: [], projects: [], certifications: [] };

/** An applicant, with their profile and CV. */
export const applicant = (
  firstname: string,
  lastname: string,
  told: Told & { profile?: Profile; cv?: Partial<CastCv> },
): CastApplicant => ({
  ...account(firstname, lastname, told),
  role: "applicant",
  profile: told.profile ?? null,
  cv: { ...noCv, ...told.cv },
});
