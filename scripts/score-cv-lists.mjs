import { isSameName } from "./score-cv-entries.mjs";

/** @typedef {{ name: string, issuer?: string }} Item */
/** @typedef {{ [list: string]: Item[] | undefined }} Lists */

/** The sections without dates. */
export const listNames = ["projects", "certificates", "skills"];

const isSame = (/** @type {Item} */ a, /** @type {Item} */ b) =>
  isSameName(a.name, b.name) && isSameName(a.issuer ?? "", b.issuer ?? "");

/**
 * Counts the proposed items of each list that the file has (right), and those that it does not have (wrong). A list
 * that the truth does not state is left out.
 * @param {Lists} truth @param {Lists} proposed
 */
export const compareLists = (truth, proposed) =>
  listNames.flatMap((list) => {
    const items = truth[list];
    if (!items) return [];
    const right = (proposed[list] ?? []).filter((item) => items.some((known) => isSame(known, item))).length;
    return [{ list, right, wrong: (proposed[list] ?? []).length - right }];
  });
