import { maxPay } from "./contract-limits";

/** The value of a typed amount of euros. */
export type TypedAmount =
  | { kind: "empty" }
  | { kind: "amount"; amount: number }
  /** Both readings are possible: the separator of '2,100' may group thousands or precede the cents. */
  | { kind: "ambiguous"; readings: readonly [number, number] }
  | { kind: "unreadable" };

const cents = (amount: number) => Math.round(amount * 100) / 100;
const amountOf = (amount: number): TypedAmount => ({ kind: "amount", amount: cents(amount) });
const unreadable: TypedAmount = { kind: "unreadable" };

/** White space of any kind, or an apostrophe as in Switzerland. */
export const blanks = /[\s'’]+/gu;
const currency = String.raw`(?:€|eur(?:os?)?)`;
const outline = new RegExp(String.raw`^(?:${currency} ?)?(\d[\d., ]*?) ?(k?) ?${currency}?$`, "iu");

/**
 * Reads an amount as people type it in French and English: "2 100,50 €", "2,100.50", "35 k€". A single separator before
 * three digits, as in '2,100', is ambiguous in both languages, so the user chooses a reading.
 */
export function parseAmount(text: string): TypedAmount {
  const typed = text.replace(blanks, " ").trim();
  if (typed === "") return { kind: "empty" };
  const [, digits = "", thousand = ""] = outline.exec(typed) ?? [];
  return numberIn(digits, thousand === "" ? 1 : 1000);
}

const plain = /^\d+$/;
const decimals = /^(\d+)[.,](\d+)$/;
const groupedByOne = [/^\d{1,3}(?: \d{3})+$/, /^\d{1,3}(?:,\d{3}){2,}$/, /^\d{1,3}(?:\.\d{3}){2,}$/];
const groupedWithDecimals = [
  /^(\d{1,3}(?: \d{3})+)[.,](\d+)$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d+)$/,
];

function numberIn(text: string, unit: 1 | 1000): TypedAmount {
  if (plain.test(text) || groupedByOne.some((form) => form.test(text)))
    return amountOf(Number(text.replace(/\D/g, "")) * unit);
  const grouped = groupedWithDecimals.map((form) => form.exec(text)).find((found) => found !== null);
  const [, whole = "", fraction = ""] = grouped ?? decimals.exec(text) ?? [];
  if (whole === "") return unreadable;
  const value = Number(`${whole.replace(/\D/g, "")}.${fraction}`) * unit;
  // '0,500' and '1234,500' cannot contain groups of thousands.
  const isGroup = !grouped && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (isGroup) return eitherOf(Number(whole + fraction) * unit, value);
  // Fractions of a cent are invalid.
  return fraction.length <= (unit === 1 ? 2 : 5) ? amountOf(value) : unreadable;
}

/** Asks only if the larger reading is within the limit of an offer, and the smaller one is a whole number of cents. */
function eitherOf(grouped: number, decimal: number): TypedAmount {
  if (grouped > maxPay) return amountOf(decimal);
  return decimal === cents(decimal) ? { kind: "ambiguous", readings: [grouped, decimal] } : amountOf(grouped);
}
