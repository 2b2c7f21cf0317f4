import { datedLine, datePatterns, fold } from "@passerelle/domain";

const { year, month, date, open } = datePatterns;
const nothing = /^(?:[\s\p{P}]|present|aujourd'hui|de|du|a|to|depuis|since)*$/iu;

/** Whether a line consists of a date only. */
export const isDateAlone = (line: string): boolean => nothing.test(fold(datedLine(line)?.rest ?? line));

/** Whether a cell is part of a period, or a duration. */
export const isDatePart = (cell: string): boolean =>
  isDateAlone(cell.replace(/^[-–—]\s*|\s*[-–—]$/g, "")) ||
  isDuration(cell) ||
  isBegun(cell) ||
  partOfDate.test(cell.trim());
const partOfDate = new RegExp(`^(?:(?:${month})\\.?|${open}|[-–—]|(?:à|to|au) ${date})$`, "iu");

const duration =
  /^[([]?(?:(?:environ|about|over) )?\d{1,2}(?:[.,]\d)? ?(?:ans?|ann[ée]es?|mois|months?|mos?|years?|yrs?|semaines?|weeks?)(?:,? (?:et |and )?\d{1,2} ?(?:mois|months?|mos?))?[)\]]?$/iu;
export const isDuration = (text: string): boolean => duration.test(text.trim());

const isWholeRange = (text: string) => datedLine(text)?.isRange === true && isDateAlone(text) && !/[-–—]$/.test(text);

const wholeDate = new RegExp(`^${date}$`, "iu");
const monthAlone = new RegExp(`^${month}\\.?$`, "iu");
const yearAlone = new RegExp(`^${year}$`, "u");
export const isYear = (text: string): boolean => yearAlone.test(text);

const cutBeforeYear = new RegExp(`(?:${date}|${month}\\.?) ?[-–—] ?${month}\\.?$`, "iu");
const cutAfterDash = new RegExp(`${date} ?[-–—]$`, "iu");
const startsWithYear = new RegExp(`^${year}`, "u");
const startsWithEnd = new RegExp(`^(?:${date}|${open})(?!\\p{L})`, "iu");
/** Whether a line breaks within its period: 'Novelia | mars 2025 – avril', then '2025'; '2024 –', then '2026'. */
export const hasCutPeriod = (line: string, below: string): boolean =>
  (cutBeforeYear.test(line) && startsWithYear.test(below)) ||
  (cutAfterDash.test(line) && startsWithEnd.test(below) && !datedLine(below)?.isRange);

const begun = new RegExp(`^(?:(?:de|du|from) )?${date} ?(?:[-–—]|à|au|to|bis)(?: ${month}\\.?)?$`, "iu");
/** Whether a cell consists of a start and a dash, or a word for it: 'De juin 2018 à'. */
export const isBegun = (cell: string): boolean => begun.test(cell.trim());
/** Whether a cell is the end of a period that begins in another. */
export const isEndOf = (start: string, cell: string): boolean => {
  const { period } = datedLine(`${start} ${cell}`) ?? {};
  return isWholeRange(`${start} ${cell}`) && (period?.endDate ?? "9999") >= (period?.startDate ?? "");
};

/** Whether a period continues in the cell below: 'janvier 2021 –', then 'aujourd'hui', or 'mars', then '2021'. */
export function continuesPeriod(cell: string, below: string): boolean {
  const [first, second] = [cell.trim(), below.trim()];
  if (isWholeRange(first) || first.length > 40 || second.length > 40) return false;
  // Two entries of one date each, one below the other.
  if (isDateAlone(first) && isDateAlone(second) && wholeDate.test(first) && wholeDate.test(second)) return false;
  if (monthAlone.test(first) && yearAlone.test(second)) return true;
  return isWholeRange(`${first} ${second}`) || (/^[-–—]$/.test(second) && isDatePart(first));
}
