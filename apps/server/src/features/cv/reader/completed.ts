import type { Line } from "./anchors";
import { capitalised, dividers, isAside, tidy } from "./asides";
import { isOrganisation, type Kind, titleEvidence } from "./evidence";
import { clearSplit } from "./pieces";
import { withoutLocation } from "./places";
import { startsLow, withoutBullet } from "./words";

/** The lines below a head that may have its missing name, and the most words of such a name. */
const maxLines = 2;
const maxWords = 9;

/** A word that begins the name of a school or an organisation, after a title in the same text. */
const inner =
  /^(.{3,}?)[\s,(–-]+(?:(?:à|a|au|de|du|at|in|chez|par) )?(?:l[’'] ?|la )?((?:lyc[ée]e|universit[ée](?= d)|[ée]cole|i\.?u\.?t\.?|institut|coll[èe]ge(?! of)|facult[ée]|mairie|soci[ée]t[ée]|entreprise|groupe|cabinet|clinique|association|club|h[ôo]pital|chu) .{2,})$/iu;

/** A degree before a school that ends with its own word: 'B.Com Northwind University'. */
const beforeSchool =
  /^(\p{Lu}[\p{L}.]{1,7}(?: [IVX\d]+)?) ((?:\p{Lu}\S+ ){1,4}(?:University|College|Institute|School|Academy))$/u;

/** A title and a place in one text, divided by the word that begins the place: 'Bac STI2D Lycée Nord'. */
function splitAtName(text: string, kind: Kind): [string, string] | undefined {
  const [, title = "", place = ""] = inner.exec(text) ?? beforeSchool.exec(text) ?? [];
  if (titleEvidence(title, kind) <= 0 || /[(«]/.test(title.replaceAll(/\([^()]*\)/g, ""))) return undefined;
  return [tidy(title), capitalised(withoutLocation(tidy(place.replace(/^entreprise /iu, ""))))];
}

const isLabel = (name: string) => /: /.test(name) && titleEvidence(name.split(":")[0] ?? "", "education") <= 0;

/** The names in a line: between dividers, dashes and commas. */
const namesIn = ({ text }: Line, kind: Kind) =>
  withoutBullet(text)
    .replace(/\.$/u, "")
    .split(dividers)
    .flatMap((cell) => (kind === "work" ? [cell] : [cell, ...cell.split(/,\s+|\s[–—-]\s/u)]))
    .map(tidy)
    .filter(
      (name) =>
        name.length > 1 && name.split(" ").length <= maxWords && !isLabel(name) && !isAside(name) && !startsLow(name),
    );

const isPlace = (name: string, kind: Kind) =>
  kind === "education"
    ? titleEvidence(name, kind) < -1
    : isOrganisation(name) && titleEvidence(name, kind) <= 0 && name.split(" ").length <= 5;

/** Whether the only name of a head is the place: a school, or an organisation without a word for a job. */
const isPlaceAlone = (name: string, kind: Kind) => titleEvidence(name, kind) < (kind === "education" ? -1 : 0);

/**
 * Completes an entry that lacks its title or its place, if its own text or the lines below name it. The other lines
 * remain the entry's text.
 */
export function completed(
  { title, place, text }: { title: string; place: string; text: readonly Line[] },
  kind: Kind,
): { title: string; place: string; text: Line[] } {
  const only = title || place;
  const pair = splitAtName(only, kind) ?? clearSplit(only, kind);
  if (pair) return { title: pair[0], place: pair[1], text: [...text] };
  const isPlaceKnown = title === "" ? titleEvidence(only, kind) <= 0 : isPlaceAlone(only, kind);
  const isTitle = (name: string) => titleEvidence(name, kind) > 0 && !(kind === "work" && name.includes(","));
  const isWanted = (name: string) => (isPlaceKnown ? isTitle(name) && !isPlace(name, kind) : isPlace(name, kind));
  const names = text.slice(0, maxLines).map((line) => namesIn(line, kind).find(isWanted) ?? "");
  const at = names.findIndex(Boolean);
  const found = names[at] ?? "";
  const name = capitalised(withoutLocation((isPlaceKnown ? undefined : inner.exec(found)?.[2]) ?? found));
  // The line stays unless it is the name alone.
  const rest = text.filter((line, index) => index !== at || tidy(line.text.replace(/\.$/u, "")) !== name);
  return { ...(isPlaceKnown ? { title: name, place: only } : { title: only, place: name }), text: rest };
}
