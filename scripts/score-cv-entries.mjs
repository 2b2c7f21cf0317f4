import { fold } from "@passerelle/domain";

/** @typedef {{ title: string, place: string, start: string, end: string }} Entry */
/** @typedef {{ right: number, part: number, wrong: number, missed: number }} Score */

/** @type {(keyof Entry)[]} */
const fields = ["title", "place", "start", "end"];

const keyOf = (/** @type {string} */ text) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
/** Whether two names are the same but for capitals, accents and punctuation. */
export const isSameName = (/** @type {string} */ a, /** @type {string} */ b) => keyOf(a) === keyOf(b);
const equals = (/** @type {Entry} */ a, /** @type {Entry} */ b) =>
  fields.filter((field) => isSameName(a[field], b[field])).length;

/** Whether two entries describe the same thing: one of their names is equal, or both dates are. */
const isSame = (/** @type {Entry} */ a, /** @type {Entry} */ b) =>
  isSameName(a.title, b.title) ||
  isSameName(a.place, b.place) ||
  (a.start !== "" && a.start === b.start && a.end === b.end);

/**
 * Compares proposed entries with the true ones. Right: all four fields are equal. Part: some are missing or inexact.
 * Wrong: not an entry at all, or with a field of another entry. Missed: no proposal describes it.
 * @param {readonly Entry[]} truth @param {readonly Entry[]} proposed @returns {Score}
 */
export function compareEntries(truth, proposed) {
  const pairs = truth
    .flatMap((entry) => proposed.map((proposal) => ({ entry, proposal, count: equals(entry, proposal) })))
    .filter(({ entry, proposal }) => isSame(entry, proposal))
    .toSorted((a, b) => b.count - a.count);
  /** @type {Map<Entry, Entry>} */
  const matched = new Map();
  const used = new Set();
  for (const { entry, proposal } of pairs) {
    if (matched.has(entry) || used.has(proposal)) continue;
    matched.set(entry, proposal);
    used.add(proposal);
  }
  const isMispaired = (/** @type {Entry} */ entry, /** @type {Entry} */ proposal) =>
    fields.slice(0, 2).some(
      (field) =>
        proposal[field] !== "" &&
        !isSameName(proposal[field], entry[field]) &&
        // The title of one entry may be mistaken for the place of the next.
        truth.some((other) => isSameName(proposal[field], other.title) || isSameName(proposal[field], other.place)),
    );
  const score = { right: 0, part: 0, wrong: proposed.length - used.size, missed: truth.length - matched.size };
  for (const [entry, proposal] of matched) {
    if (equals(entry, proposal) === fields.length) score.right += 1;
    else if (!isMispaired(entry, proposal)) score.part += 1;
    else {
      score.wrong += 1;
      score.missed += 1;
    }
  }
  return score;
}
