import { blanks, type PayPeriod, payPeriods, readAmount, type StatedPay } from "@passerelle/domain";

/** The pay stated in a single text; unstated parts are absent. */
type TypedPay = Pick<StatedPay, "salaryMin"> & Partial<StatedPay>;

const periodWords: Record<PayPeriod, string> = {
  hour: "h|hr|heure|hour|horaire|hourly",
  day: "j|d|jour|day|journalier|daily",
  month: "m|mois|month|mensuel|monthly",
  year: "an|année|annee|a|yr|year|annum|annuel|yearly",
};

const gross = String.raw`(?: (?:bruts?|gross))?`;
const periodAtEnd = payPeriods.map((period) => ({
  period,
  form: new RegExp(String.raw`^(.+?)${gross}(?: ?(?:/|par|per|de l) ?| )(?:${periodWords[period]})${gross}$`, "iu"),
}));
const grossAtEnd = new RegExp(String.raw`^(.+?)${gross}$`, "iu");
const bounds = /^(?:(?:de|entre|from|between) )?(.+?)(?: ?[-–—] ?| (?:à|a|et|to|and) )(.+)$/iu;

/**
 * Reads a range, a period or both from one text, as people type or paste them: '38-42 k€', '12 à 15 €/h', '35 k€ par
 * an'. Undefined for a text with nothing but an amount, or one that is ambiguous.
 */
export function readTypedPay(text: string): TypedPay | undefined {
  const typed = text.replace(blanks, " ").trim();
  const { amounts, salaryPeriod } = splitPeriod(typed);
  const [, first, second] = bounds.exec(amounts) ?? [];
  if (first === undefined || second === undefined) {
    const read = salaryPeriod && readAmount(amounts);
    return read && read.kind === "amount" ? { salaryMin: read.amount, salaryPeriod } : undefined;
  }
  const start = splitPeriod(first);
  if (start.salaryPeriod !== undefined && start.salaryPeriod !== salaryPeriod) return undefined;
  const range = readRange(start.amounts, second);
  return range && { ...range, ...(salaryPeriod && { salaryPeriod }) };
}

function splitPeriod(text: string): { amounts: string; salaryPeriod?: PayPeriod } {
  for (const { period, form } of periodAtEnd) {
    const amounts = form.exec(text)?.[1];
    if (amounts !== undefined) return { amounts, salaryPeriod: period };
  }
  return { amounts: grossAtEnd.exec(text)?.[1] ?? text };
}

const inThousands = (text: string) => (/k/iu.test(text) ? text : text.replace(/\d(?=\D*$)/u, "$&k"));

/** The 'k' of one bound applies to the other, unless that reverses the range: '38-42k', but '800-1k'. */
function readRange(first: string, second: string): TypedPay | undefined {
  const shared = /k/iu.test(first + second) && readBounds(inThousands(first), inThousands(second));
  return shared || readBounds(first, second);
}

function readBounds(first: string, second: string): TypedPay | undefined {
  const [min, max] = [readAmount(first), readAmount(second)];
  if (min.kind !== "amount" || max.kind !== "amount" || min.amount >= max.amount) return undefined;
  return { salaryMin: min.amount, salaryMax: max.amount };
}
