import type { Schemas } from "@passerelle/api";
import { completedAddress } from "@passerelle/domain";
import { trimmed } from "../../forms/changes";
import type { FileChange } from "../../forms/files/file-check";
import type { RecruiterProfile } from "./recruiter-profile";

export type RecruiterValues = Record<Exclude<keyof Schemas["RecruiterProfileInput"], "logo">, string> & {
  logo: FileChange;
};

/** The form's fields in reading order. */
export const recruiterFields: readonly (keyof RecruiterValues)[] = [
  "logo",
  "company",
  "sector",
  "website",
  "headquarters",
  "employees",
  "description",
];

/** The initial values of the form; empty without a profile. */
export function recruiterValuesOf(saved: RecruiterProfile | null): RecruiterValues {
  return {
    company: saved?.company ?? "",
    sector: saved?.sector ?? "",
    website: saved?.website ?? "",
    headquarters: saved?.headquarters ?? "",
    employees: saved?.employees ?? "",
    description: saved?.description ?? "",
    logo: null,
  };
}

/** The request body for the typed values. */
export function recruiterInput({ logo, ...values }: RecruiterValues): Schemas["RecruiterProfileInput"] {
  const texts = trimmed(values);
  return { ...texts, website: completedAddress(texts.website), ...(logo !== null && { logo }) };
}
