import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { significantWords } from "./skill-key";
import { wordKey } from "./gender";
import { fold } from "./fold";

const textsIn = (list: string) => list.trim().split(/\s*[|\n]\s*/);

const lines = readFileSync(new URL("title-pairs.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);
const pairs = lines.map((line) => line.split("\t").map((title) => significantWords(title).join(" ")));
const keyOf = (word: string) => wordKey(fold(word));

describe("official titles", () => {
  it.each(pairs)("%s are the words of both genders", (masculine, feminine) => expect(feminine).toBe(masculine));

  it("have their own words", () => expect(new Set(pairs.flat()).size).toBe(pairs.length));
});

it.each(
  textsIn(`
    développeur développeuse développeurs développeuses | directeur directrice | auteur auteure autrice
    technicien technicienne | infirmier infirmière | boulanger boulangère | créatif créative | veuf veuve
    chef cheffe | patron patronne | professionnel professionnelle professionnels | cadet cadette
    maître maîtresse | hôte hôtesse | français française françaises | commis commise
    agréé agréée agréés agréées | chargé chargée | religieux religieuse | commercial commerciale commerciaux
    public publique | manager manageur manageuse | cameraman camerawoman | nouveau nouvel nouvelle
    st ste saint sainte | 15ème 15e 15eme 15 | 1er 1ère
  `),
)("%s are one word", (words) => expect(new Set(words.split(" ").map(keyOf)).size).toBe(1));

it.each(
  textsIn(`
    développer développeur | react reactive | direct directeur | sas sass saas | fil fille | banc banque
    don donnée | nurse nur | prix price | 2d 2 | java javascript | house hour
  `),
)("%s are different words", (words) => {
  const all = words.split(" ");
  expect(new Set(all.map(keyOf)).size).toBe(all.length);
});
