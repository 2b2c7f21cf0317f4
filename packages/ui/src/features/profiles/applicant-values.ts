import type { Schemas } from "@passerelle/api";
import { completedAddress, trimText } from "@passerelle/domain";
import type { FileChange } from "../../forms/files/file-check";
import { joinTags, splitTags } from "../../components/fields/tags";
import type { ApplicantProfile } from "./queries";

/** An applicant profile as its form holds it. */
export interface ApplicantValues {
  profile: string;
  sector: string;
  experienceLevel: string;
  academicLevel: string;
  availableImmediately: boolean;
  skills: string;
  languages: string;
  portfolioUrl: string;
  resume: FileChange;
}

/** The form's fields in reading order. */
export const applicantFields: readonly (keyof ApplicantValues)[] = [
  "profile",
  "sector",
  "experienceLevel",
  "academicLevel",
  "availableImmediately",
  "skills",
  "languages",
  "portfolioUrl",
  "resume",
];

/** What the form starts from; empty while there is no profile. */
export function applicantValuesOf(saved: ApplicantProfile | null): ApplicantValues {
  return {
    profile: saved?.profile ?? "",
    sector: saved?.sector ?? "",
    experienceLevel: saved?.experienceLevel ?? "",
    academicLevel: saved?.academicLevel ?? "",
    availableImmediately: saved?.availableImmediately ?? false,
    skills: joinTags(saved?.skills ?? []),
    languages: joinTags(saved?.languages ?? []),
    portfolioUrl: saved?.portfolioUrl ?? "",
    resume: null,
  };
}

/** The request body: lists split on commas, levels as stored. */
export function applicantInput({ resume, ...values }: ApplicantValues): Schemas["ApplicantProfileInput"] {
  return {
    ...values,
    profile: trimText(values.profile),
    sector: trimText(values.sector),
    skills: splitTags(values.skills),
    languages: splitTags(values.languages),
    portfolioUrl: completedAddress(trimText(values.portfolioUrl)),
    ...(resume !== null && { resume }),
  };
}
