import { describe, expect, it } from "vitest";
import { proposeCv } from "./propose";
import type { StyledLine } from "./styled-line";

const line = (text: string, changes: Partial<StyledLine> = {}): StyledLine => ({
  text,
  parts: [text],
  style: "plain 10",
  size: 10,
  left: 0,
  gap: 1.4,
  ...changes,
});
const heading = (text: string) => line(text, { style: "bold 13", size: 13, gap: 2.2 });
/** A line that continues the one above: lines of a paragraph are closer than entries. */
const wrapped = (text: string) => line(text, { gap: 1.15 });

const certificates = [
  heading("Certifications"),
  line("TOEIC 945, ETS, 2019"),
  line("Architecte de solutions,"),
  wrapped("Lumio, 2022"),
];
const job = [
  heading("Expérience"),
  line("Soudeuse\t2019 – 2021", { style: "bold 10" }),
  line("Chantiers de l'Ouest"),
  line("• Soudure de coques et lecture de plans dans un atelier de dix personnes."),
];
const expected = [
  { name: "TOEIC 945", issuer: "ETS", date: "2019" },
  { name: "Architecte de solutions", issuer: "Lumio", date: "2022" },
];

describe("a sidebar", () => {
  it("has entries over two lines", () => {
    expect(proposeCv([...certificates, ...job]).certificates).toEqual(expected);
  });

  it("has words over two lines", () => {
    const { languages, skills } = proposeCv([
      heading("Langues"),
      line("Français (langue"),
      wrapped("maternelle), Anglais"),
      wrapped("(C1), Espagnol (B1)"),
      heading("Compétences"),
      line("Nuage (calcul,"),
      wrapped("stockage), Métré"),
      ...job,
    ]);
    expect(languages).toEqual([
      { language: "Français", fluency: "Native speaker" },
      { language: "Anglais", fluency: "C1" },
      { language: "Espagnol", fluency: "B1" },
    ]);
    expect(skills.map(({ name }) => name)).toEqual(["Nuage (calcul, stockage)", "Métré"]);
  });

  it.each([
    ["the name", [line("Jeanne Martin", { style: "bold 22", size: 22, gap: 9 }), line("Soudeuse navale")]],
    ["an address", [line("Tour Nord, 29200 Brest", { gap: 9 }), line("+33 6 12 34 56 78"), line("Nantes")]],
    ["the contact data", [line("www.example.org jeanne@example.org", { gap: 9 }), line("Nantes")]],
  ])("ends where the main column begins with %s", (_, head) => {
    const read = proposeCv([...certificates, ...head, ...job]);
    expect(read.certificates).toEqual(expected);
    expect(read.work).toHaveLength(1);
  });

  it("goes on after a number in large type", () => {
    const shown = [line("Projets", { style: "bold 13", size: 13 }), line("12", { style: "bold 22", size: 22 })];
    const { projects } = proposeCv([...shown, line("Carte : les marchés de Nantes"), ...job]);
    expect(projects).not.toEqual([]);
  });
});

it("proposes a project without a mark before its only sentence", () => {
  const { projects } = proposeCv([
    heading("Projets"),
    line("Carte des marchés", { style: "bold 10" }),
    line("• Une carte interactive."),
    ...job,
  ]);
  expect(projects).toEqual([{ name: "Carte des marchés", description: "Une carte interactive." }]);
});

it.each([
  ["2015 – 2018\tDiplôme d'ingénieur,", "informatique", "Diplôme d'ingénieur, informatique"],
  ["2015 – 2018\tDiplôme d'informa-", "ticienne", "Diplôme d'informaticienne"],
])("reads the second line of '%s' as its end", (first, second, title) => {
  const { education, skills } = proposeCv([
    heading("Formation"),
    line(first, { style: "bold 10" }),
    line(second, { style: "bold 10", gap: 1.15 }),
    line("INSA Lyon"),
    ...job,
  ]);
  expect(skills).toEqual([]);
  expect(education).toMatchObject([{ studyType: title, institution: "INSA Lyon" }]);
});

it("takes no subject for a place", () => {
  const { education, unsure } = proposeCv([
    heading("Formation"),
    line("2015 – 2018\tDiplôme d'ingénieur, informatique", { style: "bold 10" }),
    ...job,
  ]);
  expect(education).toEqual([]);
  expect(unsure).toHaveLength(1);
});
