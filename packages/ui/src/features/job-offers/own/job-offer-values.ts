import type { Schemas } from "@passerelle/api";
import { dayInParis, hasClosed, trimText } from "@passerelle/domain";
import { joinTags, splitTags } from "../../../components/fields/tags";
import type { JobOffer } from "./queries";

/** An offer as its form holds it. */
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

/** What the form starts from: an offer, or a new one, which is an active cdi. */
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

/** What a new offer like another one is filled with: it is active, and does not close on a day that has passed. */
export function copyOf(offer: JobOffer): JobOfferValues {
  const values = valuesOf(offer);
  return { ...values, active: true, closingDate: hasPassed(values.closingDate) ? "" : values.closingDate };
}

/** A salary as people write it, "3 800,50" too; 0 if empty, NaN when it is no number. */
export function parseSalary(text: string): number {
  return Number(text.replaceAll(/[\s€]/g, "").replace(",", "."));
}

export const isSalary = (text: string) => parseSalary(text) >= 0;

export const isPositions = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) > 0;

/** What decides whether an offer may close on a day. */
type Closing = Partial<Pick<JobOfferValues, "closingDate" | "active">>;

/** Whether an offer may close on its day: one that has passed may stay as it was, but opens no offer again. */
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
