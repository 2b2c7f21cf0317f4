import { wantedSkills } from "./matching";
import { skillKey, skillStart } from "./words/skill-key";

export const maxSuggestedSkills = 10;
/** Maximum skills with the same beginning that are compared, in order of their keys. */
export const maxComparedSkills = 50;
export const maxCountedOffers = 100;

export interface WantedByOffer {
  id: number;
  skills: readonly string[];
}

/** Skills in demand that begin with a text or have an alias that does, the most wanted first (D-232). */
export function skillsInDemand(open: readonly WantedByOffer[], text: string): { name: string; offers: number }[] {
  const [start, exact] = [skillStart(text), skillKey(text)];
  if (start === "") return [];
  const byKey = new Map<string, { key: string; name: string; offers: number }>();
  for (const { skills } of open.toSorted((a, b) => b.id - a.id))
    for (const { name, key } of wantedSkills(skills)) {
      if (key === null || !(key === exact || key.startsWith(start))) continue;
      const skill = byKey.get(key) ?? { key, name, offers: 0 };
      byKey.set(key, { ...skill, offers: Math.min(skill.offers + 1, maxCountedOffers) });
    }
  const inOrder = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const compared = [
    ...inOrder.filter(({ key }) => key === exact),
    ...inOrder.filter(({ key }) => key !== exact).slice(0, maxComparedSkills),
  ];
  return compared
    .toSorted((a, b) => b.offers - a.offers || (a.key < b.key ? -1 : 1))
    .slice(0, maxSuggestedSkills)
    .map(({ name, offers }) => ({ name, offers }));
}
