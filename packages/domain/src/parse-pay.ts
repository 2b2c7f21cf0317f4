import { maxPay } from "./contract-limits";
import { blanks, parseAmount, type TypedAmount } from "./parse-amounts";
import { monthlyPay, type PayPeriod, payPeriods } from "./pay";

/** The pay stated in a single text; unstated parts are absent. */
interface TextPay {
  kind: "pay";
  salaryMin: number;
  salaryMax?: number;
  salaryPeriod?: PayPeriod;
}

/** The meaning of a text typed as pay. */
export type TypedPay =
  | TextPay
  | (Extract<TypedAmount, { kind: "ambiguous" }> & { salaryPeriod?: PayPeriod })
  /** A net amount has no gross equivalent that is the same for everyone. */
  | { kind: "net" | "empty" | "unreadable" };

const unreadable = { kind: "unreadable" } as const;

const periodWords: Record<PayPeriod, string> = {
  hour: "h|hr|heure|hour|horaires?|hourly",
  day: "j|d|jour|day|journali(?:er|ère)s?|daily",
  month: "m|mois|month|mensuel(?:le)?s?|monthly",
  year: "an|année|annee|a|yr|year|annum|annuel(?:le)?s?|yearly",
};

const periodAtEnd = payPeriods.map((period) => ({
  period,
  form: new RegExp(String.raw`^(.+?)(?: ?(?:/|par|per|de l|an?) ?| )(?:${periodWords[period]})$`, "iu"),
}));
const gross = /\(?(?<!\p{L})(?:brut(?:e?s)?|brute|gross)(?!\p{L})\)?/giu;
const net = /(?<!\p{L})net(?:te)?s?(?!\p{L})/iu;
const orMore =
  /^(?:(?:[àa] partir de|d[èe]s|starting (?:at|from)|from|au moins|at least|minimum) )|(?: (?:minimum|et plus|or more)| ?\+)$/giu;
const bounds = /^(?:(?:de|entre|between) )?(.+?)(?: ?[-–—] ?| ?\/ ?(?=[\d€])| (?:à|a|et|to|and) )(.+)$/iu;

/**
 * Reads pay as people type or paste it: an amount, a range, a period, and the words around them: '2100 € brut/mois',
 * '38-42 k€', '12 à 15 €/h', 'à partir de 2100'.
 */
export function parsePay(text: string): TypedPay {
  if (net.test(text)) return { kind: "net" };
  const typed = text.replace(gross, " ").replace(blanks, " ").trim();
  if (typed === "") return text.trim() === "" ? { kind: "empty" } : unreadable;
  const { amounts, ...period } = splitPeriod(typed.replace(orMore, ""));
  const [, first, second] = bounds.exec(amounts) ?? [];
  if (first === undefined || second === undefined) {
    const read = parseAmount(amounts);
    if (read.kind === "amount") return { kind: "pay", salaryMin: read.amount, ...period };
    return read.kind === "ambiguous" ? { ...read, ...period } : unreadable;
  }
  const start = splitPeriod(first);
  if (start.salaryPeriod !== undefined && start.salaryPeriod !== period.salaryPeriod) return unreadable;
  const range = readRange(start.amounts, second);
  return range ? { ...range, ...period } : unreadable;
}

/**
 * Reads the minimum salary of a search: whole euros a month, up to the maximum of an offer. An amount for another period
 * is converted, and of two readings the first that is possible counts.
 */
export function parseMinimumPay(text: string): Exclude<TypedPay, { kind: "ambiguous" }> {
  const read = parsePay(text);
  if (read.kind !== "pay" && read.kind !== "ambiguous") return read;
  const amounts = read.kind === "pay" ? [read.salaryMin] : read.readings;
  const months = amounts.map((amount) => Math.floor(monthlyPay(amount, read.salaryPeriod ?? "month")));
  const salaryMin = months.find((amount) => amount >= 1 && amount <= maxPay);
  const isRange = read.kind === "pay" && read.salaryMax !== undefined;
  return salaryMin === undefined || isRange ? unreadable : { kind: "pay", salaryMin };
}

function splitPeriod(text: string): { amounts: string; salaryPeriod?: PayPeriod } {
  for (const { period, form } of periodAtEnd) {
    const amounts = form.exec(text)?.[1];
    if (amounts !== undefined) return { amounts, salaryPeriod: period };
  }
  return { amounts: text };
}

const inThousands = (text: string) => (/k/iu.test(text) ? text : text.replace(/\d(?=\D*$)/u, "$&k"));

/** The 'k' of one bound applies to the other, unless that reverses the range: '38-42k', but '800-1k'. */
function readRange(first: string, second: string): TextPay | undefined {
  const shared = /k/iu.test(first + second) && readBounds(inThousands(first), inThousands(second));
  return shared || readBounds(first, second);
}

/**
 * Two bounds with two readings each are read alike, in thousands. Of two readings of one bound, as of '2 100 - 2,400',
 * the one closer to the other bound counts.
 */
function readBounds(first: string, second: string): TextPay | undefined {
  const [[min = Number.NaN, otherMin = min], [max = Number.NaN, otherMax = max]] = [
    readingsOf(first),
    readingsOf(second),
  ];
  const [range, other] = [
    { min, max },
    { min: otherMin, max: otherMax },
  ].filter((each) => each.min < each.max);
  if (!range) return undefined;
  const isAlike = otherMin !== min && otherMax !== max;
  const isCloser = !isAlike && other !== undefined && other.max * range.min < range.max * other.min;
  const closest = isCloser ? other : range;
  return { kind: "pay", salaryMin: closest.min, salaryMax: closest.max };
}

function readingsOf(text: string): readonly number[] {
  const read = parseAmount(text);
  if (read.kind === "ambiguous") return read.readings;
  return read.kind === "amount" ? [read.amount] : [];
}
