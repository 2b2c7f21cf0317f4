import { expect, it } from "vitest";
import { fluencyOf, languageLevels, levelsOf, statedLevel } from "./language-levels";

it.each([
  ["C1", "C1"],
  ["b2 (DELF)", "B2"],
  ["Niveau B1/B2", "B1"],
  ["C1 – courant, natif de cœur", "C1"],
  // LinkedIn's levels.
  ["Elementary proficiency", "A2"],
  ["Limited working proficiency", "B1"],
  ["Professional working proficiency", "B2"],
  ["Full professional proficiency", "C1"],
  ["Native or bilingual proficiency", "native"],
  ["Notions", "A2"],
  ["Compétence professionnelle limitée", "B1"],
  ["Compétence professionnelle", "B2"],
  ["Capacité professionnelle complète", "C1"],
  ["Bilingue ou langue natale", "native"],
  // Levels as written in CVs.
  ["Native speaker", "native"],
  ["Langue maternelle", "native"],
  ["Near-native", "C2"],
  ["Non-native, fluent", "C1"],
  ["bilingue", "C2"],
  ["Courant", "C1"],
  ["parlé couramment", "C1"],
  ["Advanced", "C1"],
  ["Avancé", "C1"],
  ["Upper-intermediate", "B2"],
  ["Intermédiaire avancé", "B2"],
  ["Niveau professionnel", "B2"],
  ["opérationnel", "B2"],
  ["Intermediate", "B1"],
  ["Intermédiaire", "B1"],
  ["moyen", "B1"],
  ["Basic working knowledge", "A2"],
  ["Pre-intermediate", "A2"],
  ["scolaire", "A2"],
  ["Débutante", "A1"],
  ["Beginner", "A1"],
  ["Muttersprache", "native"],
  ["verhandlungssicher", "C1"],
  ["fließend in Wort und Schrift", "C1"],
  ["Grundkenntnisse", "A2"],
  ["lengua materna", "native"],
  ["Avanzado", "C1"],
  ["Intermedio alto", "B2"],
  ["Nivel básico", "A2"],
  ["Madrelingua", "native"],
  ["Livello scolastico", "A2"],
  ["Fluente", "C1"],
  ["Intermediário", "B1"],
])("reads '%s' as %s (D-299)", (text, level) => expect(statedLevel(text)).toBe(level));

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
