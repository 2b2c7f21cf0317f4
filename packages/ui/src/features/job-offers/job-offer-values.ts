import type { Schemas } from "@passerelle/api";
import { dayInParis, hasClosed, trimText } from "@passerelle/domain";
import { joinTags, splitTags } from "../../components/tags";
import type { JobOffer } from "./queries";

/** An offer as form values. */
export interface JobOfferValues {
  jobTitle: string;
  location: string;
  contract: Schemas["ContractType"];
  salary: string;
  remote: Schemas["RemoteWork"];
  /** YYYY-MM-DD, or empty. */
  closingDate: string;
  positions: string;
  description: string;
  skills: string;
  benefits: string;
  active: boolean;
}

/** The form's fields in reading order. */
export const fields: readonly (keyof JobOfferValues)[] = [
  "jobTitle",
  "location",
  "contract",
  "salary",
  "remote",
  "closingDate",
  "positions",
  "description",
  "skills",
  "benefits",
  "active",
];

/** The initial values of the form: those of an offer, or of a new one, which is an active cdi. */
export function valuesOf(offer: JobOffer | undefined): JobOfferValues {
  return {
    jobTitle: offer?.jobTitle ?? "",
    location: offer?.location ?? "",
    contract: offer?.contract ?? "cdi",
    salary: offer && offer.salary > 0 ? String(offer.salary) : "",
    remote: offer?.remote ?? "none",
    closingDate: offer?.closingDate ?? "",
    positions: String(offer?.positions ?? 1),
    description: offer?.description ?? "",
    skills: joinTags(offer?.skills ?? []),
    benefits: joinTags(offer?.benefits ?? []),
    active: offer?.active ?? true,
  };
}

const hasPassed = (day: string) => hasClosed(day || null, dayInParis(new Date()));

/** The values of a copied offer: active, and without a closing date that has passed. */
export function copyOf(offer: JobOffer): JobOfferValues {
  const values = valuesOf(offer);
  return { ...values, active: true, closingDate: hasPassed(values.closingDate) ? "" : values.closingDate };
}

/** Parses a salary, including formats such as "3 800,50"; 0 if empty, NaN if it is not a number. */
export function parseSalary(text: string): number {
  return Number(text.replaceAll(/[\s€]/g, "").replace(",", "."));
}

export const isSalary = (text: string) => parseSalary(text) >= 0;

export const isPositions = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) > 0;

/** The values that decide whether a closing date is valid. */
type Closing = Partial<Pick<JobOfferValues, "closingDate" | "active">>;

/** Whether a closing date is valid: a past one may stay unchanged, but cannot reopen an offer. */
export const mayClose = ({ closingDate = "", active = true }: Closing, before: Closing = {}) =>
  !hasPassed(closingDate) || (closingDate === before.closingDate && (!active || before.active === true));

/** The request body: the whole form, with lists split on commas. */
export function inputOf(values: JobOfferValues): Schemas["JobOfferInput"] {
  return {
    ...values,
    jobTitle: trimText(values.jobTitle),
    location: trimText(values.location),
    description: trimText(values.description),
    salary: parseSalary(values.salary),
    closingDate: values.closingDate || null,
    positions: Number(values.positions),
    skills: splitTags(values.skills),
    benefits: splitTags(values.benefits),
  };
}
