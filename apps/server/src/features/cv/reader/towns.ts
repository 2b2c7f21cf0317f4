import { isTown } from "../../../platform/places/is-town";
import { isOrganisation, titleEvidence } from "./evidence";
import type { Entry } from "./heads";

const lastPart = /^([^,]{3,}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** A name and the town after it, which may be any word in capitals. */
function split({ place }: Entry): { name: string; town: string } | undefined {
  const [, name = "", town = ""] = lastPart.exec(place) ?? [];
  return town !== "" && !isOrganisation(town) && titleEvidence(town, "work") <= 0 ? { name, town } : undefined;
}

const lastWord =
  /^(.*(?<!(?<![\p{L}])(?:de|du|des|d[’']|of|à|en|at|in|le|la|les|and|et|&|[-–])) )(\p{Lu}[\p{L}-]{3,})$/u;
/** The least number of texts with a town after them, without a comma, and their least share. */
const minBare = 3;
const minShare = 0.5;
/** The least inhabitants of such a town. */
const inhabitants = 500;

/** The text before a known town. */
const beforeTown = (text: string) => {
  const [, name = "", town = ""] = lastWord.exec(text) ?? [];
  return isTown(town, inhabitants) ? name.trim() : "";
};

/** Entries without a known town that stands after several of their titles or names: 'Globex Lyon', 'Lycée Nord Lyon'. */
function withoutBareTowns(lists: readonly Entry[][], field: "title" | "place"): Entry[][] {
  const entries = lists.flat();
  const texts = new Set(entries.map((entry) => beforeTown(entry[field])).filter(Boolean));
  return texts.size < Math.max(minBare, minShare * entries.length)
    ? [...lists]
    : lists.map((list) => list.map((entry) => ({ ...entry, [field]: beforeTown(entry[field]) || entry[field] })));
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
  const bare = withoutBareTowns(
    withoutBareTowns(
      lists.map((list) => list.map(without)),
      "place",
    ),
    "title",
  );
  const [work, education] = bare;
  return [work ?? [], education ?? []];
}
