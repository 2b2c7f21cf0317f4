import { describe, expect, it } from "vitest";
import { holdsWord, searchWords, wantedWords, wordsOfNames, wordsOfText, wordsOfTitles } from "./search";

const finds = (words: readonly string[], query: string) =>
  wantedWords(query).every((wanted) => holdsWord(words, wanted));

describe("the words of a text", () => {
  it("have no capitals, accents, elisions and punctuation (D-151, D-268)", () =>
    expect(searchWords("Élodie d'Été-Œuvré", "elodie.ete_2")).toEqual(["elodi", "ete", "oeuvr", "2"]));

  it("keep the names of languages, and nothing without a letter or digit", () => {
    expect(searchWords("C++, C# (.NET) & Node.js + 🎉 --")).toEqual(["c++", "c#", "net", "nod", "js"]);
    expect(searchWords("  ", "’", "+")).toEqual([]);
  });

  it("are compared by their beginning if they are very long", () =>
    expect(searchWords("ﷺ".repeat(100)).every((word) => word.length <= 40)).toBe(true));
});

describe("a search", () => {
  it("counts eight words", () => expect(wantedWords("a b c d e f g h i j")).toHaveLength(8));

  it.each([
    ["Chargé(e) de clientèle", "chargée"],
    ["Développeur Elixir (H/F)", "développeuse elixir"],
    ["Développeuse Elixir", "développeur"],
    ["Électricien.ne", "electricienne"],
    ["Infirmiers libéraux", "infirmière libérale"],
    ["Développeuse", "développeus"],
    ["Hôpital St-Louis", "saint louis"],
    ["Hôpital Saint-Louis", "st louis"],
    ["Paris 15ème", "paris 15e"],
    ["Paris 15", "Paris 15ème"],
    ["C++", "cpp"],
    ["cpp", "c++"],
    [".NET", "dotnet"],
    ["C#", "C #"],
    ["Go", "golang"],
    ["Word", "microsoft word"],
    ["Angular", "Angular 17"],
    ["Java 25", "java 21"],
    ["Institut Ste-Anne", "sainte anne"],
  ])("in the title %j finds %j", (title, query) => expect(finds(wordsOfTitles(title), query)).toBe(true));

  it.each([
    ["C", "C #"],
    ["C", "c++"],
    ["Livreur express", "expression"],
    ["Office 365", "office 2019"],
    ["Directeur", "direct marketing"],
  ])("in the title %j does not find %j", (title, query) => expect(finds(wordsOfTitles(title), query)).toBe(false));

  it.each([
    ["N'Diaye", "ndiaye"],
    ["N’Diaye", "n'diaye"],
    ["Ndiaye", "N'Diaye"],
    ["O'Brien", "obrien"],
    ["L'Oréal", "loreal"],
    ["Łukasz Đỗ", "lukasz do"],
    ["Lukasz", "Łukasz"],
    ["Søren Weiß", "soren weiss"],
    ["Þóra Æsir", "thora aesir"],
    ["Işık Ħal", "isik hal"],
    ["Anne-Elle", "elle"],
    ["N'Diaye", "n diaye"],
    ["Ndiaye", "n diaye"],
    ["N Diaye", "ndiaye"],
    ["N Diaye", "n'diaye"],
    ["L’Oréal", "l oreal"],
  ])("in the name %j finds %j", (name, query) => expect(finds(wordsOfNames(name), query)).toBe(true));

  const written = ["N'Diaye", "n’diaye", "N Diaye", "Ndiaye", "NDIAYE"];
  it.each(written.flatMap((name) => ["ndiaye", "n diaye", "n'diaye"].map((query) => [name, query] as const)))(
    "in a text with %j finds %j",
    (name, query) => {
      expect(finds(wordsOfText(`Cabinet ${name}, à Dakar`), query)).toBe(true);
      expect(finds(wordsOfTitles(`Assistante de Mme ${name}`), query)).toBe(true);
    },
  );

  it.each([
    ["chez L’Oréal", "loreal"],
    ["Me D'Angelo", "dangelo"],
    ["Mme O'Brien", "obrien"],
    ["M. d'Souza", "dsouza"],
  ])("in the text %j finds %j", (text, query) => expect(finds(wordsOfText(text), query)).toBe(true));

  it.each([
    ["en charge de l'aval", "laval"],
    ["à l’ens", "lens"],
    ["il y a d'avis", "davis"],
  ])("in the text %j does not find %j, because an elision is no name", (text, query) =>
    expect(finds(wordsOfText(text), query)).toBe(false),
  );

  it("takes ordinary words of a sentence for no skill", () => {
    expect(finds(wordsOfText("Allez-y en vue de créer."), "vue.js")).toBe(false);
    expect(finds(wordsOfText("Nous codons en Vue.js et en CPP."), "vuejs c++")).toBe(true);
  });
});
