import { maxTags } from "./contract-limits";
import { fieldErrors } from "./errors/fields";
import { FieldProblem } from "./problems";
import { trimText } from "./text";

/** Normalises tags: no blanks, no case-insensitive duplicates, first spelling kept. */
export function distinctTags(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of texts.map(trimText)) {
    const key = tag.toLowerCase();
    if (tag !== "" && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/**
 * A profile's skills after an update that replaces them, adds to them, or both; undefined if it does neither. Throws a
 * `FieldProblem` if there are too many.
 */
export function changedSkills(
  before: readonly string[],
  { skills, addSkills }: { skills?: readonly string[] | undefined; addSkills?: readonly string[] | undefined },
): string[] | undefined {
  if (!addSkills) return skills && distinctTags(skills);
  const all = distinctTags([...(skills ?? before), ...addSkills]);
  if (all.length > maxTags) throw new FieldProblem({ addSkills: fieldErrors.fewer(maxTags) });
  return all;
}
