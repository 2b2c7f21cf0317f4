import type { Gazetteer, Place } from "../../platform/places/gazetteer";
import { begunBy, type Mention, namedBy } from "./place-names";
import { countriesByKey, departmentOfPost, ignoredWords, ordinalOf } from "./place-words";

/** What a text says of its places: a postal code, a department or a country. */
export interface Qualifier {
  holds: (place: Place) => boolean;
  /** The places with a postal code, and the districts among them. */
  posted: readonly Place[];
  districts: readonly Place[];
}

/** More words than a name has. */
const maxWords = 9;

const corsican = /^2[AB]$/;

const qualifier = (holds: (place: Place) => boolean, posted: readonly Place[] = []): Qualifier => ({
  holds,
  posted,
  districts: posted.filter(({ kind }) => kind === "district"),
});

const inDepartment = (code: string) =>
  qualifier(({ department }) => (code === "20" ? corsican.test(department) : department === code.toUpperCase()));

/** Reads a number as a postal code or department. Postal codes reserved for companies give only the department. */
function readCode(gazetteer: Gazetteer, word: string): Qualifier | undefined {
  if (/^\d{4}$/.test(word)) {
    // Spreadsheets drop the zero that begins a French one.
    const posted = gazetteer.posted(`0${word}`);
    return qualifier((place) => place.country !== "FR" || posted.includes(place));
  }
  if (/^(?:\d{2}|2[ab]|9[78]\d)$/.test(word)) return inDepartment(word);
  if (!/^\d{5}$/.test(word)) return undefined;
  const posted = gazetteer.posted(word);
  return posted.length > 0
    ? qualifier((place) => posted.includes(place), posted)
    : inDepartment(departmentOfPost(word));
}

/** Reads the words of a text one after the other. */
class Reading {
  readonly mentions: Mention[] = [];
  readonly qualifiers: Qualifier[] = [];
  /** The place of the next word. */
  #next = 0;
  /** The districts of the city that was named last. */
  #districts: readonly Place[] = [];
  /** The place of '15e' in '15e arrondissement de Paris'. */
  #early: number | undefined;
  readonly #gazetteer: Gazetteer;
  readonly #words: readonly string[];
  readonly #countries: ReadonlyMap<string, string>;

  constructor(gazetteer: Gazetteer, words: readonly string[]) {
    this.#gazetteer = gazetteer;
    this.#words = words;
    this.#countries = countriesOf(gazetteer);
  }

  /** Reads all words; returns false at one that it does not know. */
  readAll(): boolean {
    while (this.#next < this.#words.length) {
      const isKnown =
        this.#skipCedex() ||
        this.#readDistrict() ||
        this.#readName((key) => namedBy(this.#gazetteer, key)) ||
        this.#readBeginning() ||
        this.#readNumber() ||
        this.#readEarly() ||
        this.#skipIgnored();
      if (!isKnown) return false;
    }
    return this.#early === undefined;
  }

  get #word() {
    return this.#words[this.#next] ?? "";
  }

  #skipCedex(): boolean {
    const isNumber = this.#words[this.#next - 1] === "cedex" && ordinalOf(this.#word) !== undefined;
    if (isNumber) this.#next += 1;
    return isNumber;
  }

  /** Reads '15e' after the name of Paris, or of one of its districts. */
  #readDistrict(): boolean {
    const ordinal = ordinalOf(this.#word);
    const district = this.#districts.find(({ name }) => ordinal && Number(/\d+/.exec(name)?.[0]) === ordinal.number);
    // Marseille has a 13th district and is in the department 13.
    if (!district || (ordinal?.isBare && this.#word === district.department)) return false;
    const last = this.mentions.at(-1);
    if (last?.candidates.some(({ id }) => id === district.city)) this.mentions.pop();
    this.mentions.push({ candidates: [district] });
    this.#next += 1;
    return true;
  }

  /** Reads the longest name that begins with the next word. */
  #readName(mentionOf: (key: string) => Mention): boolean {
    for (let length = Math.min(maxWords, this.#words.length - this.#next); length > 0; length -= 1) {
      if (length === 1 && ignoredWords.has(this.#word)) return false;
      const key = this.#words.slice(this.#next, this.#next + length).join(" ");
      const mention = mentionOf(key);
      const country = this.#countries.get(key);
      if (mention.candidates.length === 0 && country === undefined) continue;
      this.#next += length;
      // Luxembourg is a city too; the village of Suisse is in France.
      if (country === undefined || mention.candidates.some((place) => place.country === country))
        this.#mention(mention);
      else this.qualifiers.push(qualifier((place) => place.country === country));
      return true;
    }
    return false;
  }

  /** Not from an article on, which may be that of a whole name: 'l'Île-de-France' is not L'Île-Saint-Denis. */
  #readBeginning = () => !ignoredWords.has(this.#word) && this.#readName((key) => begunBy(this.#gazetteer, key));

  #mention(mention: Mention): void {
    this.mentions.push(mention);
    this.#districts = mention.candidates.flatMap(({ id }) => this.#gazetteer.districtsOf(id));
    if (this.#early === undefined) return;
    const next = this.#next;
    this.#next = this.#early;
    if (this.#readDistrict()) this.#early = undefined;
    this.#next = next;
  }

  #readEarly(): boolean {
    const ordinal = ordinalOf(this.#word);
    if (!ordinal || ordinal.isBare || this.#early !== undefined) return false;
    this.#early = this.#next;
    this.#next += 1;
    return true;
  }

  #readNumber(): boolean {
    const code = readCode(this.#gazetteer, this.#word);
    if (!code) return false;
    this.qualifiers.push(code);
    this.#next += 1;
    return true;
  }

  #skipIgnored(): boolean {
    if (!ignoredWords.has(this.#word)) return false;
    this.#next += 1;
    return true;
  }
}

const countries = new WeakMap<Gazetteer, Map<string, string>>();

function countriesOf(gazetteer: Gazetteer): Map<string, string> {
  const known = countries.get(gazetteer) ?? countriesByKey(new Set(gazetteer.places.map(({ country }) => country)));
  countries.set(gazetteer, known);
  return known;
}

/** Finds the names, codes and countries in the words of a text; undefined if it has another word. */
export function findMentions(gazetteer: Gazetteer, words: readonly string[]) {
  const reading = new Reading(gazetteer, words);
  return reading.readAll() ? reading : undefined;
}
