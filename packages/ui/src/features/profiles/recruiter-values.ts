import type { Schemas } from "@passerelle/api";
import { completedAddress, trimText } from "@passerelle/domain";
import type { FileChange } from "../../forms/files/file-check";
import type { RecruiterProfile } from "./queries";

export interface RecruiterValues {
  company: string;
  sector: string;
  website: string;
  headquarters: string;
  employees: string;
  description: string;
  logo: FileChange;
}

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
  return {
    company: trimText(values.company),
    sector: trimText(values.sector),
    website: completedAddress(trimText(values.website)),
    headquarters: trimText(values.headquarters),
    employees: trimText(values.employees),
    description: trimText(values.description),
    ...(logo !== null && { logo }),
  };
}
