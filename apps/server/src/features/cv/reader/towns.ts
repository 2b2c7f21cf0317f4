import { isOrganisation, titleEvidence } from "./evidence";
import type { Entry } from "./heads";

const lastPart = /^([^,]{3,}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u;

/** A name and the town after it, which may be any word in capitals. */
function split({ place }: Entry): { name: string; town: string } | undefined {
  const [, name = "", town = ""] = lastPart.exec(place) ?? [];
  return town !== "" && !isOrganisation(town) && titleEvidence(town, "work") <= 0 ? { name, town } : undefined;
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
  return [lists[0].map(without), lists[1].map(without)];
}
