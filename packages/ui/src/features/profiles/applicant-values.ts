import type { Schemas } from "@passerelle/api";
import { completedAddress, levelsOf } from "@passerelle/domain";
import { trimmed } from "../../forms/changes";
import type { FileChange } from "../../forms/files/file-check";
import { joinTags, splitTags } from "../../components/fields/tag-text";
import { levelsIn, levelsText } from "./language-levels";
import type { ApplicantProfile } from "./applicant-profile";

export interface ApplicantValues {
  profile: string;
  sector: string;
  experienceLevel: string;
  academicLevel: string;
  availableImmediately: boolean;
  skills: string;
  languages: string;
  /** In the format of `levelsText`. */
  languageLevels: string;
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
  "languageLevels",
  "portfolioUrl",
  "resume",
];

/** The initial values of the form; empty without a profile. */
export function applicantValuesOf(saved: ApplicantProfile | null): ApplicantValues {
  return {
    profile: saved?.profile ?? "",
    sector: saved?.sector ?? "",
    experienceLevel: saved?.experienceLevel ?? "",
    academicLevel: saved?.academicLevel ?? "",
    availableImmediately: saved?.availableImmediately ?? false,
    skills: joinTags(saved?.skills ?? []),
    languages: joinTags(saved?.languages ?? []),
    languageLevels: levelsText(saved?.languageLevels ?? []),
    portfolioUrl: saved?.portfolioUrl ?? "",
    resume: null,
  };
}

/** The request body: lists split on commas, levels as stored. */
export function applicantInput({ resume, ...typed }: ApplicantValues): Schemas["ApplicantProfileInput"] {
  const values = trimmed(typed);
  const languages = splitTags(values.languages);
  const languageLevels = levelsOf(languages, levelsIn(values.languageLevels));
  return {
    ...values,
    skills: splitTags(values.skills),
    languages,
    languageLevels: languageLevels.length > 0 ? JSON.stringify(languageLevels) : "",
    portfolioUrl: completedAddress(values.portfolioUrl),
    ...(resume !== null && { resume }),
  };
}
