import { readFileSync } from "node:fs";
import { fold } from "@passerelle/domain";
import { placeKey, withoutArticle } from "./place-key";

export type PlaceKind = "city" | "district" | "department" | "region";

export interface Place {
  id: string;
  name: string;
  kind: PlaceKind;
  country: string;
  postalCodes: readonly string[];
  /** The code of its department and of its region; empty outside France. */
  department: string;
  region: string;
  /** The id of a district's city; else empty. */
  city: string;
  /** Its position in the order of suggestions. */
  order: number;
  population: number;
  latitude: number;
  longitude: number;
}

export interface PlaceName {
  key: string;
  place: Place;
  /** Whether the key leaves out the article, or writes L'Isle as 'lisle'. */
  isShort: boolean;
  /** The name, if it is that of a part of the place, such as a former commune. */
  former?: string;
}

/** All known places, in the order in which they are suggested. */
export interface Gazetteer {
  places: readonly Place[];
  /** Also finds a place by the id of a former commune. */
  find: (id: string) => Place | undefined;
  districtsOf: (id: string) => readonly Place[];
  /** The names with a key, or those with a key that begins so. */
  named: (key: string, isStart?: boolean) => PlaceName[];
  /** The places with a postal code, or those with one that begins so. */
  posted: (code: string, isStart?: boolean) => Place[];
}

interface Keyed {
  key: string;
}

const byKey = (one: Keyed, other: Keyed) => (one.key < other.key ? -1 : Number(one.key > other.key));

/** The entries with a key, or those with one that begins so, of a list that is sorted by key. */
function entriesOf<Entry extends Keyed>(sorted: readonly Entry[], key: string, isStart: boolean): Entry[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  let end = low;
  const isFound = (entry: Entry) => (isStart ? entry.key.startsWith(key) : entry.key === key);
  for (let entry = sorted[end]; entry && isFound(entry); entry = sorted[end]) end += 1;
  return sorted.slice(low, end);
}

interface Line {
  place: Place;
  /** Other names; those of parts with their codes, which may be empty. */
  others: { code?: string; name: string }[];
}

function readLine(line: string, order: number): Line {
  const [id = "", name = "", kind = "", country = "", codes = "", department = "", region = "", city = "", ...rest] =
    line.split("\t");
  const [population, latitude, longitude, others = ""] = rest;
  const place = {
    id,
    name,
    kind: kindOf(kind),
    country,
    department,
    region,
    city,
    order,
    postalCodes: codes === "" ? [] : codes.split(","),
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
  const named = others.split("|").filter((other) => other !== "");
  return { place, others: named.map(readName) };
}

function readName(text: string): Line["others"][number] {
  const [name = "", code] = text.split("=").toReversed();
  return { name, ...(code !== undefined && { code }) };
}

function kindOf(text: string): PlaceKind {
  if (text === "district" || text === "department" || text === "region") return text;
  return "city";
}

function* namesOf({ place, others }: Line): Generator<PlaceName> {
  const all: Line["others"] = [{ name: place.name }, ...others];
  for (const { name, code } of all) {
    const key = placeKey(name);
    const joined = placeKey(fold(name).replaceAll("'", ""));
    const shorts = [withoutArticle(key), joined === key ? undefined : joined];
    const former = code === undefined ? {} : { former: name };
    yield { key, place, isShort: false, ...former };
    for (const short of shorts) if (short !== undefined) yield { key: short, place, isShort: true, ...former };
  }
}

/** Reads the places from the lines of scripts/places/join.mjs. */
function readGazetteer(text: string): Gazetteer {
  const lines = text.split("\n").map(readLine);
  const places = lines.map(({ place }) => place);
  const byId = new Map<string, Place>();
  for (const { place, others } of lines) for (const { code } of others) if (code) byId.set(`fr-${code}`, place);
  for (const place of places) byId.set(place.id, place);
  const districts = places.filter(({ kind }) => kind === "district");
  const names = lines.flatMap((line) => [...namesOf(line)]).toSorted(byKey);
  const codes = places.flatMap((place) => place.postalCodes.map((key) => ({ key, place }))).toSorted(byKey);
  return {
    places,
    find: (id) => byId.get(id),
    districtsOf: (id) => districts.filter(({ city }) => city === id),
    named: (key, isStart = false) => entriesOf(names, key, isStart),
    posted: (code, isStart = false) => entriesOf(codes, code, isStart).map(({ place }) => place),
  };
}

let held: Gazetteer | undefined;

/** The places of this process, read when they are first needed. */
export const gazetteer = (): Gazetteer =>
  (held ??= readGazetteer(readFileSync(new URL("../../../places/places.tsv", import.meta.url), "utf8")));
