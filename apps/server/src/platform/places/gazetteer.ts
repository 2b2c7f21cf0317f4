import { readFileSync } from "node:fs";

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

/** The lines that begin with a text, of lines that are sorted. */
function beginningWith(lines: readonly string[], start: string): string[] {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  const isFound = (line: string | undefined) => line?.startsWith(start) ?? false;
  let end = low;
  while (isFound(lines[end])) end += 1;
  return lines.slice(low, end);
}

function readPlaceLine(line: string, order: number): Place {
  const [id = "", name = "", kind = "", country = "", codes = "", department = "", region = "", city = "", ...rest] =
    line.split("\t");
  const [population, latitude, longitude] = rest;
  return {
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
}

function kindOf(text: string): PlaceKind {
  if (text === "district" || text === "department" || text === "region") return text;
  return "city";
}

/** Reads the places and their index from the files of scripts/places/build.mjs. */
function readGazetteer(read: (file: string) => string[]): Gazetteer {
  const places = read("places.tsv").map(readPlaceLine);
  const index = read("index.tsv");
  const districts = places.filter(({ kind }) => kind === "district");
  const nameOf = (line: string): PlaceName[] => {
    const [, key = "", number, isShort, former = ""] = line.split("\t");
    const place = places[Number(number)];
    return place ? [{ key, place, isShort: isShort === "short", ...(former !== "" && { former }) }] : [];
  };
  const namesIn = (list: string, key: string, isStart: boolean) =>
    beginningWith(index, `${list}\t${key}${isStart ? "" : "\t"}`).flatMap(nameOf);
  return {
    places,
    find: (id) => namesIn("id", id, false)[0]?.place,
    districtsOf: (id) => districts.filter(({ city }) => city === id),
    named: (key, isStart = false) => namesIn("name", key, isStart),
    posted: (code, isStart = false) => namesIn("post", code, isStart).map(({ place }) => place),
  };
}

let held: Gazetteer | undefined;

const readLines = (file: string) =>
  readFileSync(new URL(`../../../places/${file}`, import.meta.url), "utf8").split("\n");

/** The places of this process, read when they are first needed. */
export const gazetteer = (): Gazetteer => (held ??= readGazetteer(readLines));
