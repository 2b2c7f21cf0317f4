import { hasSurroundings, radii, defaultRadius } from "@passerelle/domain";
import { gazetteer, type Place } from "../../platform/places/gazetteer";
import { placeKey } from "../../platform/places/place-key";
import { workWords } from "./place-words";
import { readPlace } from "./read-place";

/** A search whose last words name a place. */
interface SearchReading {
  /** The other words. */
  search: string;
  place: Place;
  /** The maximum distance in kilometres; departments and regions have none. */
  within: number | undefined;
}

interface Ending {
  /** The groups: the words before, the distance, the preposition that is merged with an article, and the name. */
  pattern: RegExp;
  /** Whether 'à' and 'in' alone lead to the place, as they do to many other words. */
  isShort?: true;
}

const distance = String.raw`(?<km>\d{1,3}) ?(?:kms?|kilom[eè]tres?|kilometers?)`;
const of = String.raw`(?:de |(?<merged>du|des) |d['’] ?)`;

/** The first match counts if the words before it are lazy, else the last one. */
const ending = (before: string, words: string) =>
  new RegExp(String.raw`^${before}${words}(?<place>[\p{L}\d].*)$`, "iu");

const lazy = "(?:(?<search>.*?) )??";
const greedy = "(?:(?<search>.*) )?";

/** The ways to name a place at the end of a search. */
const endings: readonly Ending[] = [
  {
    pattern: ending(
      lazy,
      `(?:[àa] |[àa] moins de |dans un rayon de |within )?${distance} (?:(?:autour )?${of}|(?:from|of|around) )`,
    ),
  },
  {
    pattern: ending(
      greedy,
      `(?:(?:pr[eè]s|proche|autour|[àa] proximité|aux alentours) ${of}|(?:near|around|close to) )`,
    ),
  },
  { pattern: ending(greedy, "(?:(?:[àa]|in) |(?<merged>aux?) )"), isShort: true },
];

/** After 'à' or 'in', one word names only a place of this size: 'in EU' is no search in Eu, which has 6,500 inhabitants. */
const leastKnown = 7_000;

const article = /^(?:le|la|les|l) /;

/** Whether a name with an article is that of the place: 'la mer' is not Mer. */
const hasItsArticle = (key: string, place: Place) => {
  const [lead] = article.exec(key) ?? [];
  const names = gazetteer().named(key);
  const isOwnName = names.some((name) => name.place === place && !name.isShort && name.former === undefined);
  return lead === undefined || isOwnName || placeKey(place.name).startsWith(lead);
};

function placeOf(name: string, isShort = false): Place | undefined {
  const key = placeKey(name);
  // Such words tell something of the offer too, and would be lost.
  if (key.split(" ").some((word) => workWords.has(word))) return undefined;
  const reading = readPlace(gazetteer(), name);
  if (reading.kind !== "place") return undefined;
  const [place] = reading.places;
  const isArea = !hasSurroundings(place.kind);
  if (!isShort) return isArea || hasItsArticle(key, place) ? place : undefined;
  const isOneWord = !key.replace(article, "").includes(" ");
  const isUnsure = /^\d/.test(key) || (isOneWord && !isArea && place.population < leastKnown);
  return isUnsure || !hasItsArticle(key, place) ? undefined : place;
}

function readEnding(text: string, { pattern, isShort }: Ending): SearchReading | undefined {
  const { search = "", km, merged, place: name = "" } = pattern.exec(text)?.groups ?? {};
  const lead = merged === undefined ? "" : /[sx]$/i.test(merged) ? "les " : "le ";
  const place = placeOf(lead + name, isShort);
  const radius = km === undefined ? defaultRadius : radii.find((each) => each >= Number(km));
  if (!place || radius === undefined) return undefined;
  return {
    search: search.replace(/[\s,;]+$/, ""),
    place,
    within: hasSurroundings(place.kind) ? radius : undefined,
  };
}

/** The place that a location names for sure, with a distance to it (D-448). */
export function readLocation(location: string, km: number): Omit<SearchReading, "search"> | undefined {
  const reading = readPlace(gazetteer(), location);
  if (reading.kind !== "place") return undefined;
  const [place] = reading.places;
  return { place, within: hasSurroundings(place.kind) ? km : undefined };
}

/** Reads the place at the end of a search, such as 'à 20 km de Lyon'; undefined unless it clearly names one (D-412). */
export function readSearch(text: string): SearchReading | undefined {
  const spaced = text.normalize().trim().replaceAll(/\s+/g, " ");
  for (const each of endings) {
    const reading = readEnding(spaced, each);
    if (reading) return reading;
  }
  return undefined;
}
