import { expect, it } from "vitest";
import { fluencyOf, languageLevels, levelsOf, statedLevel } from "./language-levels";

/** Rows of a table from lines such as 'result: text | another text'. */
const rows = (table: string) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [result = "", ...texts] = line.trim().split(/: | \| /);
      return texts.map((text) => [text, result] as const);
    });

it.each(
  rows(`
    C1: C1 | C1 – courant, natif de cœur | Full professional proficiency | Capacité professionnelle complète
    C1: Non-native, fluent | Courant | parlé couramment | Advanced | Avancé | verhandlungssicher
    C1: fließend in Wort und Schrift | Avanzado | Fluente
    B2: b2 (DELF) | Professional working proficiency | Compétence professionnelle | Upper-intermediate
    B2: Intermédiaire avancé | Niveau professionnel | opérationnel | Intermedio alto
    B1: Niveau B1/B2 | Limited working proficiency | Compétence professionnelle limitée | Intermediate | Intermédiaire
    B1: moyen | Intermediário
    A2: Elementary proficiency | Notions | Basic working knowledge | Pre-intermediate | scolaire | Grundkenntnisse
    A2: Nivel básico | Livello scolastico
    native: Native or bilingual proficiency | Bilingue ou langue natale | Native speaker | Langue maternelle
    native: Muttersprache | lengua materna | Madrelingua
    C2: Near-native | bilingue
    A1: Débutante | Beginner
  `),
)("reads '%s' as %s (D-299)", (text, level) => expect(statedLevel(text)).toBe(level));

it.each(["", "Oui", "TOEIC 900", "Non-native", "B3", "C12", "lu, écrit, parlé"])("reads no level in '%s'", (text) =>
  expect(statedLevel(text)).toBeUndefined(),
);

it("reads each level as JSON Resume has it", () =>
  expect(languageLevels.map((level) => statedLevel(fluencyOf(level)))).toEqual(languageLevels));

it("keeps the levels of listed languages, in the list's order and spelling (D-299)", () => {
  const levels = [
    { language: "anglais ", level: "C1" },
    { language: "Breton", level: "A2" },
    { language: "francais", level: "native" },
  ] as const;
  expect(levelsOf(["Français", "Espagnol", "Anglais"], levels)).toEqual([
    { language: "Français", level: "native" },
    { language: "Anglais", level: "C1" },
  ]);
  expect(levelsOf(["Anglais"], [])).toEqual([]);
});
