import { centresOf, frenchCountries, frenchPlaces, pointOf } from "./coordinates.mjs";
import { cities, divisions, table } from "./sources.mjs";

/** @typedef {import("./coordinates.mjs").Point} Point */

/**
 * @typedef {object} Place
 * @property {string} id
 * @property {string} name
 * @property {"city" | "district" | "department" | "region"} kind
 * @property {string} country
 * @property {string[]} [postalCodes]
 * @property {string} [department]
 * @property {string} [region]
 * @property {string} [city] the city of a district
 * @property {number} population
 * @property {Point} point
 * @property {string[]} [others] other names; those of its former or other parts as '=name', with an own code as 'code=name'
 */

/** The least population of the listed cities of a country. */
const leastOf = new Map(
  Object.entries({ BE: 5_000, CH: 5_000, LU: 2_000, MC: 0, AD: 2_000, DE: 20_000, ES: 20_000, GB: 20_000, IT: 20_000 }),
);
const leastElsewhere = 100_000;

/** The least population of a part of a commune by whose name the commune is found. */
const leastPart = 1_000;

const ownNames = new Map(
  table("names").map(([country = "", name = "", shown = "", others = ""]) => [
    `${country} ${name}`,
    { shown, others: others.split("|").filter((other) => other !== "") },
  ]),
);

/** @typedef {(name: string) => string} KeyOf the form in which names are compared */

/** @param {KeyOf} keyOf @returns {Place[]} the communes and municipal arrondissements of France */
function frenchCities(keyOf) {
  const all = divisions("communes");
  const present = all.filter(({ type }) => type === "commune-actuelle" || type === "arrondissement-municipal");
  const cityOf = new Map(present.map((commune) => [commune.code, commune]));
  /** @type {Map<string, string[]>} */
  const former = new Map();
  for (const { code, nom, chefLieu } of all)
    if (chefLieu !== undefined && cityOf.get(chefLieu)?.nom !== nom)
      former.set(chefLieu, [...(former.get(chefLieu) ?? []), code === chefLieu ? nom : `${code}=${nom}`]);
  // Merged communes that are not administered apart are only in GeoNames.
  for (const { code, city, isNamed } of frenchPlaces(present, keyOf)) {
    const names = (former.get(code) ?? []).map((each) => keyOf(each.replace(/^\w*=/, "")));
    if (isNamed || city.population < leastPart || names.includes(keyOf(city.name))) continue;
    former.set(code, [...(former.get(code) ?? []), `=${city.name}`]);
  }
  const centre = centresOf(present, keyOf);
  return present.flatMap((commune) => {
    const point = centre(commune);
    if (!point) return [];
    const { code, nom, type, departement, region, codesPostaux = [], population = 0 } = commune;
    const city = type === "arrondissement-municipal" ? cityOf.get(commune.commune ?? "") : undefined;
    return {
      id: `fr-${code}`,
      name: nom,
      kind: city ? "district" : "city",
      country: "FR",
      postalCodes: codesPostaux,
      // Overseas collectivities are no department.
      department: departement ?? city?.departement ?? code.slice(0, 3),
      region: region ?? city?.region ?? "",
      city: city ? `fr-${city.code}` : "",
      population,
      point,
      others: [...(former.get(code) ?? []), ...(ownNames.get(`FR ${nom}`)?.others ?? [])],
    };
  });
}

/**
 * Departments and regions, each at its most populous city. A department that is also a city or a region counts as the latter.
 * @param {readonly Place[]} communes
 * @returns {Place[]}
 */
function areas(communes) {
  const listed = /** @type {const} */ ([
    ["department", divisions("departements"), "d"],
    ["region", divisions("regions"), "r"],
  ]);
  const departments = new Set(divisions("departements").map(({ nom }) => nom));
  const wholeRegions = new Set(divisions("regions").flatMap(({ nom }) => (departments.has(nom) ? nom : [])));
  return listed.flatMap(([kind, all, letter]) =>
    all.flatMap((area) => {
      const within = communes.filter((each) => each.kind === "city" && each[kind] === area.code);
      const [largest] = within.toSorted((one, other) => other.population - one.population);
      const isWhole = kind === "department" && (within.length === 1 || wholeRegions.has(area.nom));
      if (!largest || isWhole) return [];
      return {
        id: `fr-${letter}${area.code}`,
        name: area.nom,
        kind,
        country: "FR",
        department: kind === "department" || wholeRegions.has(area.nom) ? (largest.department ?? "") : "",
        region: largest.region ?? "",
        population: within.reduce((sum, { population }) => sum + population, 0),
        point: largest.point,
        others: ownNames.get(`FR ${area.nom}`)?.others ?? [],
      };
    }),
  );
}

/** @returns {Place[]} */
const foreignCities = () =>
  cities()
    .filter(
      ({ country, featureCode, population }) =>
        !frenchCountries.has(country) &&
        !["PPLX", "PPLH", "PPLQ", "PPLW"].includes(featureCode) &&
        population >= (leastOf.get(country) ?? leastElsewhere),
    )
    .map((city) => {
      const { shown = city.name, others = [] } = ownNames.get(`${city.country} ${city.name}`) ?? {};
      return {
        id: `geo-${city.cityId}`,
        name: shown,
        kind: "city",
        country: city.country,
        population: city.population,
        point: pointOf(city),
        others: [...(shown === city.name ? [] : [city.name]), ...others],
      };
    });

/** How high a place is suggested; places abroad come after French ones of their size. @param {Place} place */
const weightOf = ({ country, population }) => (country === "FR" ? population : population / 50);

/** @param {KeyOf} keyOf @returns {Place[]} all places, in the order in which they are suggested */
export function joinPlaces(keyOf) {
  const communes = frenchCities(keyOf);
  const places = [...communes, ...areas(communes), ...foreignCities()];
  return places.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** A place as a line of tab-separated fields. @param {Place} place */
export const lineOf = ({ id, name, kind, country, postalCodes = [], department, region, city, population, point }) =>
  [
    id,
    name,
    kind,
    country,
    postalCodes.join(","),
    department,
    region,
    city,
    population,
    point[0].toFixed(4),
    point[1].toFixed(4),
  ].join("\t");
