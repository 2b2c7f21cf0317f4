import { fold } from "@passerelle/domain";
import { isTown } from "../../../platform/places/is-town";
import { isOrganisation, titleEvidence } from "./evidence";
import { isOpen } from "./wrapped";

/** All countries by their names in French and English. */
function* countries(): Generator<string> {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  for (const language of ["fr", "en"]) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      if (name !== undefined) yield fold(name).replaceAll("’", "'");
    }
  }
}
const otherCountries =
  "s.korea|korea|republic|angleterre|england|scotland|wales|uk|usa|us|u.s.a.|u.s.|uae|dubai|turquie|turkey|ivory coast|hong kong|czech republic";
/** Towns under other names than in the gazetteer, or below its size, and work without a town. */
const others =
  "college park|college station|university park|new york|palo alto|mountain view|menlo park|la defense|sophia antipolis|bangalore|bengaluru|gurugram|dehradun|geneve|evry|remote|teletravail|worldwide";
/** States of the United States and of India, which CVs write in full. */
const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|ohio|oklahoma|oregon|pennsylvania|south carolina|tennessee|texas|utah|vermont|virginia|wisconsin|andhra pradesh|assam|bihar|gujarat|haryana|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|west bengal|western australia".split(
    "|",
  );
const wide = new Set([...countries(), ...otherCountries.split("|"), ...states]);
const known = new Set([...wide, ...others.split("|")]);
/** A French town by the form of its name: 'Aix-en-Provence', 'Saint-Denis'. */
const hyphenated =
  /^(?:L[ae]s? )?\p{Lu}[\p{L}'’]*-(?:sur|sous|en|lès|lez|de|du|des|le|la|les|aux?)-[\p{L}'’-]+$|^Sainte?-(?!Gobain)\p{Lu}[\p{L}-]+$/u;
const state =
  /^(?:A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|Q[Cc]|ON|BC|UK|FR)$/u;
const postal = /^(?:[A-Z]-?)?\d{5}\b|^(?:\S+ ){1,3}\d{5}$/u;
/** A town and the number of its department: 'Caumont (09)', but not 'Lycée Jean Moulin - LYON (69)'. */
const withDepartment = /^([\p{L}'’ -]{2,30}?) ?\(\d{2,3}\)$/u;

/** A town and its state: 'Boston MA'. */
const withState = /^(\p{L}.+) (\p{Lu}{2})$/u;

/** A town and its country: 'Athens (Greece)'. */
const withCountry = /^([^() ]{2,20}(?: [^() ]{2,20})?) \(([^()]+)\)$/u;

/** Words that may surround the name of a place: 'Greater London Area', 'Paris et périphérie'. */
const around =
  /^(?:greater |the |near |près de |région (?:de |d[’']))|(?: metropolitan)? (?:area|region)$| et périphérie$/giu;

const isWide = (part: string) => wide.has(fold(part.replaceAll(around, ""))) || state.test(part);

const isState = (part: string) => state.test(part) || states.includes(fold(part));

/** The least inhabitants of a French town beside other names, where smaller ones are families or things, and alone. */
const beside = 1_000;
const alone = 15_000;

const isPart = (part: string, inhabitants = beside) => {
  const plain = part
    .replaceAll(around, "")
    .replaceAll("’", "'")
    .replace(/\s*\(\d{2,5}\)$/, "")
    .replace(/^\(|\)$/g, "")
    .replace(/\s*\d{1,2}(?:e|er|ème)?$/u, "")
    .trim();
  if (
    known.has(fold(plain)) ||
    (/^\p{Lu}/u.test(plain) && isTown(plain, inhabitants)) ||
    state.test(plain) ||
    hyphenated.test(plain)
  )
    return true;
  if (postal.test(part) && !isOrganisation(part)) return true;
  const [, before = "", code = ""] = withState.exec(plain) ?? [];
  if (state.test(code) && (isTown(before, inhabitants) || others.split("|").includes(fold(before)))) return true;
  const [, name = "", country = ""] = withCountry.exec(part) ?? [];
  if (wide.has(fold(country)) && isName(name)) return true;
  const [, town = ""] = withDepartment.exec(part) ?? [];
  return town !== "" && !/ - /.test(town) && !isOrganisation(town) && titleEvidence(town, "work") <= 0;
};

const isName = (part: string) =>
  /^\p{Lu}[\p{L}' .&-]{1,24}(?: \d{4,6})?$/u.test(part) && !isOrganisation(part) && titleEvidence(part, "work") <= 0;

/** The way of working after the town: 'Lyon (Hybride)'. */
const wayOfWork =
  /\s*(?:\(|[-–] ?)(?:hybride?|remote|on-?site|sur (?:site|place)|télétravail|à distance|présentiel)\)?$/iu;

/** Whether a text is only a town, a country or a postal code, such as 'Lyon (69)' or 'Boston, MA'. */
export function isLocation(given: string): boolean {
  const [text = "", ...further] = given.split(/ (?:&|and|et) /u);
  if (further.length > 0 && !further.every(isLocation)) return false;
  const parts = text
    .replace(wayOfWork, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .split(/\s*[,/]\s*/u)
    .filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (parts.length === 0 || parts.length > 3 || text.length > 60 || /^(?:19|20)\d\d$/.test(last)) return false;
  if (parts.every((part) => isPart(part, parts.length === 1 ? alone : beside))) return true;
  // A company before its town: 'Globex, Lyon, France', 'Globex, Orem, Utah'.
  const [first = "", second = ""] = parts;
  const isTown = isPart(second) && !isWide(second);
  if (parts.length === 3 && !isPart(first) && (isTown || isState(last))) return false;
  // Any town, or a town and its region, may precede a country or a state.
  return isWide(last) && parts.slice(0, -1).every((part) => isPart(part) || isName(part));
}

/** Whether a text is certainly a location, even where a name is expected. */
const isPlainLocation = (text: string) =>
  text
    .replace(wayOfWork, "")
    .split(/\s*[,/–]\s*/u)
    .every((part) => isPart(part));

/** Several words with capitals, as in the name of a company. */
const capitals = /^\p{Lu}.* \p{Lu}/u;

/** A name without the location after it, 'Acme – Lyon, France', or before it: 'Lyon : Acme'. */
export function withoutLocation(text: string): string {
  const [, town = "", after = ""] = /^([^:]{2,30}?) ?: (?=\p{L})(.+)$/u.exec(text) ?? [];
  if (after && isLocation(town)) return after;
  for (const separator of [/\s+[|·•]\s+/gu, /\s+[–-]\s+|\s*—\s*/gu, /,\s*/gu]) {
    const first = [...text.matchAll(separator)];
    for (const found of first) {
      const rest = text.slice(found.index + found[0].length);
      if (isOpen(text.slice(0, found.index))) continue;
      if (found.index > 1 && (isPlainLocation(rest) || (rest.includes(",") && isLocation(rest))))
        return text.slice(0, found.index).replace(/(?<=\p{L}) \d{5}$/u, "");
    }
  }
  const [, name = "", at = ""] = /^(.{2,}?) à (\p{Lu}.+)$/u.exec(text) ?? [];
  if (at && isPart(at)) return name;
  const [, before = "", country = ""] = /^(.{2,}?) (?:au|en|aux) (\p{Lu}.+)$/u.exec(text) ?? [];
  if (isWide(country) && (isOrganisation(before) || capitals.test(before))) return before;
  const [, bracketed] = /^(.{2,}?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  return bracketed && isLocation(text.slice(text.lastIndexOf("("))) ? bracketed : text;
}
