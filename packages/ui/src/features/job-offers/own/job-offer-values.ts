import type { Schemas } from "@passerelle/api";
import {
  omittedOfferFields,
  dayInParis,
  hasClosed,
  maxPay,
  monthlyPay,
  noPay,
  type PayPeriod,
  parsePay,
  statedPay,
  type StatedPay,
  trimText,
  type TypedPay,
} from "@passerelle/domain";
import { trimmed } from "../../../forms/changes";
import { joinTags, splitTags } from "../../../components/fields/tag-text";
import type { JobOffer } from "./queries";

export interface JobOfferValues {
  jobTitle: string;
  location: string;
  /** The id of the place that was chosen for the location; empty for a typed one. */
  place: string;
  contract: Schemas["ContractType"];
  salaryMin: string;
  salaryMax: string;
  salaryPeriod: PayPeriod;
  remote: Schemas["RemoteWork"];
  /** YYYY-MM-DD, or empty. */
  closingDate: string;
  positions: string;
  description: string;
  skills: string;
  benefits: string;
  active: boolean;
  public: boolean;
}

/** The form's fields in reading order. */
export const fields: readonly (keyof JobOfferValues)[] = [
  "jobTitle",
  "location",
  "place",
  "contract",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
  "remote",
  "closingDate",
  "positions",
  "description",
  "skills",
  "benefits",
  "active",
  "public",
];

/** The initial values of the form: an offer, or a new one, which is public. */
export function valuesOf(offer: JobOffer | undefined): JobOfferValues {
  const pay = offer ? statedPay(offer) : noPay;
  return {
    jobTitle: offer?.jobTitle ?? "",
    location: offer?.location ?? "",
    place: offer?.place?.name === offer?.location ? (offer?.place?.id ?? "") : "",
    contract: offer?.contract ?? omittedOfferFields.contract,
    salaryMin: textOf(pay.salaryMin),
    salaryMax: textOf(pay.salaryMax),
    salaryPeriod: pay.salaryPeriod,
    remote: offer?.remote ?? omittedOfferFields.remote,
    closingDate: offer?.closingDate ?? "",
    positions: String(offer?.positions ?? omittedOfferFields.positions),
    description: offer?.description ?? "",
    skills: joinTags(offer?.skills ?? []),
    benefits: joinTags(offer?.benefits ?? []),
    active: offer?.active ?? omittedOfferFields.active,
    public: offer ? offer.public === true : true,
  };
}

const hasPassed = (day: string) => hasClosed(day || null, dayInParis(new Date()));

/** The values of a copy: active, without a closing date in the past. */
export function copyOf(offer: JobOffer): JobOfferValues {
  const values = valuesOf(offer);
  return { ...values, active: true, closingDate: hasPassed(values.closingDate) ? "" : values.closingDate };
}

// Rounded to cents, so that the text is unambiguous.
const textOf = (amount: number | null) => (amount ? String(Math.round(amount * 100) / 100) : "");

/** How the text of each amount is read: only the first field takes a range. */
export const readers = {
  salaryMin: parsePay,
  salaryMax(text: string): TypedPay {
    const read = parsePay(text);
    return read.kind === "pay" && read.salaryMax !== undefined ? { kind: "unreadable" } : read;
  },
};

/** An amount; 0 without one. The form is not sent while the text has another meaning. */
const amountOf = (read: TypedPay) => (read.kind === "pay" ? read.salaryMin : 0);

type PayValues = Pick<JobOfferValues, "salaryMin" | "salaryMax" | "salaryPeriod">;

const periodOf = (read: TypedPay) => ("salaryPeriod" in read ? read.salaryPeriod : undefined);

/** Whether a text also states a range or a period. */
export const statesMore = (read: TypedPay) =>
  read.kind === "pay" && (read.salaryMax !== undefined || read.salaryPeriod !== undefined);

/** The texts of the pay after moving a range or a period from an amount to the other fields (D-355). */
export function spreadPay({ salaryMin, salaryMax, salaryPeriod }: PayValues): PayValues {
  const [min, max] = [readers.salaryMin(salaryMin), readers.salaryMax(salaryMax)];
  const maximum = statesMore(max) ? textOf(amountOf(max)) : salaryMax;
  return {
    salaryMin: statesMore(min) ? textOf(amountOf(min)) : salaryMin,
    salaryMax: min.kind === "pay" && min.salaryMax !== undefined ? textOf(min.salaryMax) : maximum,
    salaryPeriod: periodOf(min) ?? periodOf(max) ?? salaryPeriod,
  };
}

export function typedPay(values: PayValues): StatedPay {
  const { salaryMin, salaryMax, salaryPeriod } = spreadPay(values);
  const [min, max] = [readers.salaryMin(salaryMin), readers.salaryMax(salaryMax)];
  return { salaryMin: amountOf(min), salaryMax: amountOf(max) || null, salaryPeriod };
}

const rulesOf = (name: "salaryMin" | "salaryMax") => ({
  amount(text: string, values: PayValues) {
    const { salaryPeriod, [name]: own } = spreadPay({ ...values, [name]: text });
    const read = readers[name](own);
    const amount = amountOf(read);
    return read.kind !== "unreadable" && Math.max(amount, monthlyPay(amount, salaryPeriod)) <= maxPay;
  },
  reading: (text: string) => parsePay(text).kind !== "ambiguous",
  gross: (text: string) => parsePay(text).kind !== "net",
});

/** The rules of the typed amount or lower bound, by the names of their errors. */
export const minimumRules = {
  ...rulesOf("salaryMin"),
  missing(text: string, values: PayValues) {
    const { salaryMin, salaryMax } = typedPay({ ...values, salaryMin: text });
    return salaryMin > 0 || salaryMax === null;
  },
};

/** The rules of the typed upper bound, by the names of their errors. */
export const maximumRules = {
  ...rulesOf("salaryMax"),
  reversed(text: string, values: PayValues) {
    const { salaryMin, salaryMax } = typedPay({ ...values, salaryMax: text });
    return salaryMax === null || salaryMax >= salaryMin;
  },
};

/** The rule of a required text. */
export const isFilled = (text: string) => trimText(text) !== "";

export const isPositions = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) > 0;

/** The values that decide whether a closing date is allowed. */
type Closing = Partial<Pick<JobOfferValues, "closingDate" | "active">>;

/** Whether a closing date is allowed: a past one may stay unchanged, but cannot reopen an offer. */
export const mayClose = ({ closingDate = "", active = true }: Closing, before: Closing = {}) =>
  !hasPassed(closingDate) || (closingDate === before.closingDate && (!active || before.active === true));

/** The request body: the whole form, with lists split on commas. */
export function inputOf({ place, ...typed }: JobOfferValues): Schemas["JobOfferInput"] {
  const values = trimmed(typed);
  const pay = typedPay(values);
  return {
    ...values,
    // The server reads the place of a typed location.
    ...(place && { place }),
    // A server of the previous release reads only this.
    salary: monthlyPay(pay.salaryMin, pay.salaryPeriod),
    ...pay,
    closingDate: values.closingDate || null,
    positions: Number(values.positions),
    skills: splitTags(values.skills),
    benefits: splitTags(values.benefits),
  };
}
