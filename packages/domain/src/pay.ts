import { maxPay } from "./contract-limits";
import { jobOfferErrors } from "./errors/job-offers";
import { euros, eurosText } from "./euros-text";
import type { Language, Text } from "./language";
import { FieldProblem } from "./problems";

export const payPeriods = ["hour", "day", "month", "year"] as const;

export type PayPeriod = (typeof payPeriods)[number];

/** Pay as stated in an offer: gross, in euros, for a period of full-time work. */
export interface StatedPay {
  /** The lower bound or the only amount; 0 means not stated. */
  salaryMin: number;
  salaryMax: number | null;
  salaryPeriod: PayPeriod;
}

export interface Pay extends StatedPay {
  /** The monthly equivalent of `salaryMin`. */
  salary: number;
}

export const noPay = { salary: 0, salaryMin: 0, salaryMax: null, salaryPeriod: "month" } as const;

// 35 hours a week: 35 * 52 / 12 hours a month, as on payslips, and 7 hours a day.
const hoursPerMonth = 151.67;
const perMonth: Record<PayPeriod, number> = { hour: hoursPerMonth, day: hoursPerMonth / 7, month: 1, year: 1 / 12 };

/** The monthly equivalent of an amount for 35 hours a week, in whole cents. */
export const monthlyPay = (amount: number, period: PayPeriod): number =>
  Math.round(amount * perMonth[period] * 100) / 100;

/** The monthly equivalent of the upper bound, or of the only amount. */
export const monthlyMaximum = ({ salaryMin, salaryMax, salaryPeriod }: StatedPay): number =>
  monthlyPay(salaryMax ?? salaryMin, salaryPeriod);

/** The pay in a request body; a body with only `salary` has neither range nor period. */
export type GivenPay = Partial<Pay>;

/**
 * The pay of an offer after a change; throws a `FieldProblem`. `salary` without `salaryMin` replaces the stated pay,
 * unless it repeats the monthly equivalent.
 */
export function changedPay(before: StatedPay, given: GivenPay): Pay {
  const pay = mergedPay(before, given);
  const { salaryMin, salaryMax, salaryPeriod } = pay;
  const errors = {
    ...(monthlyPay(salaryMin, salaryPeriod) > maxPay && { salaryMin: jobOfferErrors.payTooHigh }),
    ...(salaryMax !== null && salaryMin === 0 && { salaryMin: jobOfferErrors.payWithoutMinimum }),
    ...(monthlyMaximum(pay) > maxPay && { salaryMax: jobOfferErrors.payTooHigh }),
    ...(salaryMax !== null && salaryMax < salaryMin && { salaryMax: jobOfferErrors.payRangeReversed }),
  };
  if (Object.keys(errors).length > 0) throw new FieldProblem(errors);
  return { ...pay, salary: monthlyPay(salaryMin, salaryPeriod) };
}

function mergedPay(before: StatedPay, given: GivenPay): StatedPay {
  const { salary, salaryMin, salaryMax, salaryPeriod } = given;
  const isRepeated = salaryPeriod === undefined && salary === monthlyPay(before.salaryMin, before.salaryPeriod);
  if (salary !== undefined && salaryMin === undefined && !isRepeated)
    return { salaryMin: salary, salaryMax: salaryMax ?? null, salaryPeriod: salaryPeriod ?? "month" };
  return {
    salaryMin: salaryMin ?? before.salaryMin,
    salaryMax: salaryMax === undefined ? before.salaryMax : salaryMax,
    salaryPeriod: salaryPeriod ?? before.salaryPeriod,
  };
}

/** The stated pay of an offer; without a period, its monthly salary. */
export const statedPay = ({ salary, salaryMin, salaryMax, salaryPeriod }: GivenPay): StatedPay =>
  salaryMin === undefined
    ? { salaryMin: salary ?? 0, salaryMax: null, salaryPeriod: "month" }
    : { salaryMin, salaryMax: salaryMax ?? null, salaryPeriod: salaryPeriod ?? "month" };

/** The French minimum wage for 35 hours a week, gross, per month: 12.02 € an hour since 1 January 2026. */
const minimumWage = 1823.03;
/** Pay above `any` a month is implausible; above `month`, it is more often that of a year, typed without its period. */
export const implausiblePay = { any: 50_000, month: 15_000 } as const;

// Internships, apprentices and freelancers have other minimums.
const minimumWageContracts: readonly string[] = ["cdi", "cdd"];

/** Why pay is implausible, for a hint: below the minimum wage, too high, or rather for a year. */
export function payDoubt(pay: StatedPay, contract: string): "low" | "yearly" | "high" | undefined {
  const monthly = monthlyPay(pay.salaryMin, pay.salaryPeriod);
  if (monthlyMaximum(pay) > implausiblePay.any) return "high";
  if (pay.salaryPeriod === "month" && monthlyMaximum(pay) > implausiblePay.month) return "yearly";
  return monthly > 0 && monthly < minimumWage && minimumWageContracts.includes(contract) ? "low" : undefined;
}

const periodTexts: Record<PayPeriod, Text> = {
  hour: { fr: "brut par heure", en: "gross per hour" },
  day: { fr: "brut par jour", en: "gross per day" },
  month: { fr: "brut par mois", en: "gross per month" },
  year: { fr: "brut par an", en: "gross per year" },
};

/** Stated pay as text: '2 000 – 2 600 € brut par mois'; empty if none is stated. */
export const payText = (pay: StatedPay, language: Language): string =>
  pay.salaryMin > 0 ? `${amountsText(pay, language)} ${periodTexts[pay.salaryPeriod][language]}` : "";

/** The monthly equivalent of stated pay, of both ends of a range: '2 000 – 2 600 €'. */
export const monthlyText = (pay: StatedPay, language: Language): string =>
  amountsText({ salaryMin: monthlyPay(pay.salaryMin, pay.salaryPeriod), salaryMax: monthlyMaximum(pay) }, language);

function amountsText({ salaryMin, salaryMax }: Pick<StatedPay, "salaryMin" | "salaryMax">, language: Language): string {
  const isRange = salaryMax !== null && salaryMax > salaryMin;
  return isRange ? euros(language).formatRange(salaryMin, salaryMax) : eurosText(salaryMin, language);
}
