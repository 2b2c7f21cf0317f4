import { describe, expect, it } from "vitest";
import { proposeCv } from "./propose";
import type { StyledLine } from "./styled-line";

const line = (text: string, changes: Partial<StyledLine> = {}): StyledLine => ({
  text,
  parts: text.split("\t"),
  style: "plain 10",
  size: 10,
  left: 0,
  gap: 1.2,
  ...changes,
});
const heading = (text: string) => line(text, { style: "bold 13", size: 13, gap: 2.2 });
const bold = (text: string, changes: Partial<StyledLine> = {}) =>
  line(text, { style: "bold 10", gap: 2.4, ...changes });
const bullet = (text: string, left = 36) => line(`• ${text}`, { left, gap: 1.9 });

/** The titles, places and dates that are proposed, and the text of the unsure entries. */
function readingOf(lines: readonly StyledLine[]) {
  const { work, education, unsure = [] } = proposeCv(lines, 2026);
  return {
    entries: [
      ...work.map((job) => [job.position, job.name, job.startDate, job.endDate]),
      ...education.map((item) => [item.studyType, item.institution, item.startDate, item.endDate]),
    ],
    unsure: unsure.map(({ text }) => text),
  };
}

describe("a long line begins an entry", () => {
  it("with a period before its title", () => {
    const long = "Team of Forecasts and Plans of the North, Institute for Studies (mostly in Python and SQL)";
    const { entries, unsure } = readingOf([
      heading("Experience"),
      line("Feb 2019-present: Lead Analyst; Northwind", { gap: 1.9 }),
      bullet("Forecasts of the stocks of four warehouses and of the routes between them"),
      line(`Oct 2017-Feb 2019: Planning Manager, ${long}`, { gap: 1.9 }),
      bullet("Plans of three stores"),
    ]);
    expect(entries[0]).toEqual(["Lead Analyst", "Northwind", "2019-02", undefined]);
    expect([...entries.flat(), ...unsure].join(" ")).toContain("Planning Manager");
    expect(entries.length + unsure.length).toBe(2);
  });

  it("with its period in brackets at the end", () => {
    const { entries, unsure } = readingOf([
      heading("Experience"),
      line("Lab Coordinator, Northwind (2021 - ongoing)", { gap: 2.4 }),
      line(
        "President, Globex - technological solution for advanced methods in science and statistics, Leeds (2022/9 - ongoing)",
        { gap: 2.4 },
      ),
      line("Lecturer, Contoso (2019/9 - 2020/6)", { gap: 2.4 }),
    ]);
    expect(entries.map(([title]) => title)).toEqual(["Lab Coordinator", "President", "Lecturer"]);
    expect(unsure).toEqual([]);
  });
});

describe("a period over several lines of a narrow column", () => {
  it.each([
    [
      "beside its title",
      [bold("2015 –\tDiplôme d'ingénieur,"), line("informatique", { style: "bold 10" }), line("2018\tINSA de l'Est")],
    ],
    [
      "around its title",
      [
        line("2015 –", { gap: 9 }),
        bold("Diplôme d'ingénieur, informatique", { gap: 0.6 }),
        line("INSA de l'Est"),
        line("2018", { gap: 0.6 }),
      ],
    ],
  ])("%s is one", (_, lines) => {
    expect(
      readingOf([
        heading("Formation"),
        ...lines,
        line("Un long texte sur les cours et les projets de ces années.", { left: 20 }),
      ]),
    ).toEqual({
      entries: [["Diplôme d'ingénieur, informatique", "INSA de l'Est", "2015", "2018"]],
      unsure: [],
    });
  });
});

describe("an entry without a date that is understood is shown to be copied", () => {
  const job = [bold("Soudeuse\t2019 – 2021"), line("Chantiers de l'Ouest"), bullet("Soudure de coques", 10)];
  const entries = [["Soudeuse", "Chantiers de l'Ouest", "2019", "2021"]];

  it("before the others", () => {
    const first = [line("En cours : Monteuse chez Globex"), bullet("Montage de moteurs")];
    expect(readingOf([heading("Expérience"), ...first, ...job])).toEqual({
      entries,
      unsure: ["En cours : Monteuse chez Globex\n• Montage de moteurs"],
    });
  });

  it("after the others", () => {
    const last = [bold("Peintre navale"), line("Port de l'Est"), line("Note : 16")];
    expect(readingOf([heading("Expérience"), ...job, ...last])).toEqual({
      entries,
      unsure: ["Peintre navale\nPort de l'Est\nNote : 16"],
    });
  });

  it("in a section with no other", () => {
    const jobs = [
      bold("Peintre"),
      line("Port de l'Est"),
      bold("Soudeuse"),
      line("Globex"),
      line("Du 01/07/19 au 22/07/19"),
    ];
    expect(readingOf([heading("Parcours professionnel"), ...jobs])).toEqual({
      entries: [],
      unsure: ["Peintre\nPort de l'Est", "Soudeuse\nGlobex\nDu 01/07/19 au 22/07/19"],
    });
  });
});

describe("a job or formation is not proposed", () => {
  it.each([
    ["with the label of a form as its title", "Nom du diplôme", "Université de l'Est"],
    ["with its state as its school", "Diplôme d'ingénieur", "En cours de préparation : numérique"],
  ])("%s", (_, title, school) => {
    const { entries, unsure } = readingOf([heading("Formation"), bold(title), line(school), line("2025 – 2030")]);
    expect([entries, unsure]).toEqual([[], [`${title}\n${school}\n2025 – 2030`]]);
  });

  it("if its titles are marked lines that belong to other dates", () => {
    const mark = (text: string) => line(`➢ ${text}`, { style: "bold 10", left: 21 });
    const { entries } = readingOf([
      heading("Parcours professionnel"),
      mark("Développeuse (Stage)"),
      line("Globex - Atelier du Nord\t03/2021 - 06/2021", { style: "bold 10" }),
      mark("Animatrice (Stage)"),
      line("Mairie de Lumio - La Somme\t03/1998 - 09/2013", { style: "bold 10" }),
      mark("Technicienne"),
      line("Northwind", { style: "bold 10" }),
    ]);
    expect(entries).toEqual([]);
  });

  it("but a company may follow its town and the word for it", () => {
    const job = [line("2025\tMoissy-Nord : entreprise Globex"), line("Stagiaire (6 semaines) Technicien au SAV")];
    expect(readingOf([heading("Expériences"), ...job]).entries[0]?.[1]).toBe("Globex");
  });
});
