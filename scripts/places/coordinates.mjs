import { cities, groups, table } from "./sources.mjs";

/** @typedef {[latitude: number, longitude: number]} Point */
/** @typedef {import("./sources.mjs").Division} Division */

/** The countries of GeoNames that belong to France, by the beginning of their INSEE codes. */
export const frenchCountries = new Map([
  ["FR", ""],
  ["GP", "971"],
  ["MQ", "972"],
  ["GF", "973"],
  ["RE", "974"],
  ["PM", "975"],
  ["YT", "976"],
  ["BL", "977"],
  ["MF", "978"],
  ["WF", "986"],
  ["PF", "987"],
  ["NC", "988"],
]);

/** Whether a place of GeoNames is a quarter, which has the code of its city. @param {string} featureCode */
const isQuarter = (featureCode) => featureCode === "PPLX" || featureCode === "PPLA5";

/** @param {import("./sources.mjs").City} city @returns {Point} */
export const pointOf = ({ loc }) => [loc.coordinates[1] ?? 0, loc.coordinates[0] ?? 0];

/** @param {readonly Point[]} points @returns {Point | undefined} */
function middle(points) {
  if (points.length === 0) return undefined;
  const sum = (/** @type {0 | 1} */ part) => points.reduce((total, point) => total + point[part], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** @param {string} code */
const departmentOf = (code) => code.slice(0, /^9[78]/.test(code) ? 3 : 2);

/**
 * The French places of GeoNames, quarters excepted, each with the code of its commune. Some have the code of a larger
 * commune beside theirs, so a commune of their name in the department comes first.
 * @param {readonly Division[]} communes
 * @param {(name: string) => string} keyOf
 */
export function frenchPlaces(communes, keyOf) {
  const byName = new Map(communes.map(({ code, nom }) => [`${departmentOf(code)} ${keyOf(nom)}`, code]));
  return cities().flatMap((city) => {
    const { country, featureCode, muniSub } = city;
    const start = frenchCountries.get(country);
    if (start === undefined || isQuarter(featureCode)) return [];
    const named = byName.get(`${start || departmentOf(muniSub ?? "")} ${keyOf(city.name)}`);
    const code = named ?? muniSub;
    return code === undefined ? [] : { code, city, isNamed: named !== undefined };
  });
}

/**
 * The stated centres of communes by INSEE code.
 * @param {readonly Division[]} communes
 * @param {(name: string) => string} keyOf
 */
function statedCentres(communes, keyOf) {
  /** @type {Map<string, { point: Point, rank: number }>} */
  const found = new Map();
  for (const { code, city, isNamed } of frenchPlaces(communes, keyOf)) {
    const rank = city.population + (isNamed ? 1e9 : 0);
    if (rank >= (found.get(code)?.rank ?? 0)) found.set(code, { point: pointOf(city), rank });
  }
  const centres = new Map([...found].map(([code, { point }]) => [code, point]));
  for (const [arrondissement, point] of districtsOfMarseille()) centres.set(arrondissement, point);
  for (const [code = "", latitude, longitude] of table("centres"))
    centres.set(code, [Number(latitude), Number(longitude)]);
  return centres;
}

/** @returns {[string, Point][]} */
const districtsOfMarseille = () =>
  cities()
    .filter(({ country, featureCode }) => country === "FR" && featureCode === "PPLA5")
    .map((city) => [`132${city.name.slice(-2)}`, pointOf(city)]);

/**
 * Gives every commune a centre: the stated one, or the middle of those that share its postal code, its group of
 * communes, its arrondissement or its department.
 * @param {readonly Division[]} communes
 * @param {(name: string) => string} keyOf
 * @returns {(commune: Division) => Point | undefined}
 */
export function centresOf(communes, keyOf) {
  const stated = statedCentres(communes, keyOf);
  const groupOf = new Map(groups().flatMap(({ code, membres }) => membres.map((member) => [member.code, code])));
  const surroundings = (/** @type {Division} */ { code, codesPostaux = [], arrondissement, departement }) =>
    [
      ...codesPostaux,
      groupOf.get(code),
      arrondissement && `arrondissement ${arrondissement}`,
      departement && `department ${departement}`,
    ].filter((name) => name !== undefined);
  /** @type {Map<string, Point[]>} */
  const around = new Map();
  for (const commune of communes) {
    const point = stated.get(commune.code);
    for (const name of point ? surroundings(commune) : []) {
      const points = around.get(name) ?? [];
      around.set(name, points);
      if (point) points.push(point);
    }
  }
  return (commune) =>
    stated.get(commune.code) ?? middle(around.get(surroundings(commune).find((name) => around.has(name)) ?? "") ?? []);
}
