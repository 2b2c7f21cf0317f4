import { isOrganisation, titleEvidence } from "./evidence";
import type { Entry } from "./heads";
import { isLocation } from "./places";

const lastPart = /^([^,]{3,}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** A name and the town after it, which may be any word in capitals. */
function split({ place }: Entry): { name: string; town: string } | undefined {
  const [, name = "", town = ""] = lastPart.exec(place) ?? [];
  return town !== "" && !isOrganisation(town) && titleEvidence(town, "work") <= 0 ? { name, town } : undefined;
}

const lastWord =
  /^(.*(?<!(?<![\p{L}])(?:de|du|des|d[’']|of|à|en|at|in|le|la|les|and|et|&|[-–])) )(\p{L}[\p{L}-]{3,})$/iu;
/** The least number of names with a town after them, without a comma, and their least share. */
const minBare = 3;
const minShare = 0.5;

/** The name before a known town. */
const beforeTown = ({ place }: Entry) => {
  const [, name = "", town = ""] = lastWord.exec(place) ?? [];
  return isLocation(town) ? name.trim() : "";
};

/** Names without a known town that stands after several of them: 'Globex Lyon', 'Initech Lyon'. */
function withoutBareTown(entries: readonly Entry[]): Entry[] {
  const names = new Set(entries.map(beforeTown).filter(Boolean));
  return names.size < Math.max(minBare, minShare * entries.length)
    ? [...entries]
    : entries.map((entry) => ({ ...entry, place: beforeTown(entry) || entry.place }));
}

/** Entries without unknown towns that follow several names of a CV: 'Globex, Vaux' and 'Lycée Nord, Vaux'. */
export function withoutCommonTowns(...lists: readonly [Entry[], Entry[]]): [Entry[], Entry[]] {
  const names = new Map<string, Set<string>>();
  for (const found of lists.flat().map(split)) {
    if (found) names.set(found.town, (names.get(found.town) ?? new Set()).add(found.name));
  }
  const without = (entry: Entry) => {
    const found = split(entry);
    return found && (names.get(found.town)?.size ?? 0) > 1 ? { ...entry, place: found.name } : entry;
  };
  const [work, education] = lists.map((list) => withoutBareTown(list.map(without)));
  return [work ?? [], education ?? []];
}
