import { expect, it } from "vitest";
import type { Page, Run } from "../../../../platform/pdf/text-runs";
import { linesOf } from "./lines";

const run = (text: string, x: number, y: number, size = 10): Run => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: "f1",
});
const textsOf = (runs: Run[]) => linesOf([{ runs, height: 800 } satisfies Page]).map(({ text }) => text);

it("keeps a column of dates with its entries beside a sidebar (D-488)", () => {
  const sidebar = ["Education", "Welding path", "North school", "Skills", "TIG", "MIG", "Languages", "English"];
  const texts = textsOf([
    ...sidebar.map((text, index) => run(text, 20, 100 + index * 27)),
    ...Array.from({ length: 6 }, (_, index) => [
      run(`${2010 + index}`, 200, 107 + index * 40),
      run(`Welder ${index} at Globex`, 260, 107 + index * 40),
      run("Helped the team with the ships.", 260, 119 + index * 40),
      run("Read plans of all kinds.", 260, 131 + index * 40),
    ]).flat(),
  ]);
  expect(texts.slice(0, sidebar.length)).toEqual(sidebar);
  expect(texts[sidebar.length]).toBe("2010\tWelder 0 at Globex");
});

it("leaves dates in their own column, if the text beside it has other rows", () => {
  const studies = ["Nordschule", "2010 – 2013", "Abitur", "Fachschule", "2005 – 2010", "Realschule"];
  const texts = textsOf([
    ...studies.map((text, index) => run(text, /\d/.test(text) ? 130 : 20, 106 + index * 14)),
    ...Array.from({ length: 9 }, (_, index) => run(`Praktikum, ${2000 + index} – 2015`, 260, 100 + index * 14)),
  ]);
  expect(texts.slice(-studies.length)).toEqual(studies);
});

it("separates texts of two columns by a narrow gap, where a column starts", () => {
  const texts = textsOf([
    ...["Skills", "Java and Kotlin", "Go", "Ruby", "Python and Rust"].map((text, index) =>
      run(text, 20, 93 + index * 14),
    ),
    run("Kubernetes, Terraform and so", 20, 170),
    ...["Education", "Master", "North University", "2019 – 2021", "Algorithms", "Bachelor"].map((text, index) =>
      run(text, 167, 100 + index * 14),
    ),
  ]);
  expect(texts).toEqual(expect.arrayContaining(["Kubernetes, Terraform and so", "Bachelor"]));
});

it("reads a margin of towns and dates block by block, however close the blocks are", () => {
  const texts = textsOf([
    ...["Tokyo, Japan", "4/2024 – 8/2024", "Grenoble, France", "2019 – 2021"].map((text, index) =>
      run(text, 20, 100 + index * 13 + (index > 1 ? 4 : 0)),
    ),
    run("Academic exchange", 200, 100),
    run("Courses in computing.", 200, 113),
    run("Preparation", 200, 130),
    run("Courses in maths.", 200, 143),
  ]);
  expect(texts).toEqual([
    "Tokyo, Japan",
    "4/2024 – 8/2024",
    "Academic exchange",
    "Courses in computing.",
    "Grenoble, France",
    "2019 – 2021",
    "Preparation",
    "Courses in maths.",
  ]);
});

it("keeps headings and dates in a margin with the text beside them (D-495)", () => {
  const texts = textsOf([
    run("WORK EXPERIENCE", 25, 100, 11),
    ...[120, 160].flatMap((y) => [
      run("[ 01/07/2021 – 25/09/2021 ]", 5, y, 10),
      run("Welder", 145, y, 11),
      run("Globex Ltd", 145, y + 12, 11),
      run("Main activities:", 145, y + 24),
    ]),
    run("LANGUAGE SKILLS", 25, 200, 11),
    run("English", 145, 220, 11),
    run("DIGITAL SKILLS", 25, 240, 11),
    run("Excel", 145, 260, 11),
  ]);
  expect(texts).toEqual([
    "WORK EXPERIENCE",
    ...["Welder", "Welder"].flatMap((title) => [
      `[ 01/07/2021 – 25/09/2021 ]\t${title}`,
      "Globex Ltd",
      "Main activities:",
    ]),
    "LANGUAGE SKILLS",
    "English",
    "DIGITAL SKILLS",
    "Excel",
  ]);
});

it("reads a margin of headings and dates with the entries beside it (D-490)", () => {
  const margin = [
    "jeanne@example.org",
    "Vaux",
    "Formation",
    "2019 – 2021",
    "2017 – 2019",
    "Expérience",
    "2021",
    "Langues",
  ];
  const beside = ["Lycée Nord", "Lycée Sud", "Soudeuse chez Globex", "Breton"];
  const rows = [3, 4, 6, 7];
  const texts = textsOf([
    ...margin.map((text, index) => run(text, 20, 100 + index * 30)),
    ...beside.map((text, index) => run(text, 200, 106 + (rows[index] ?? 0) * 30)),
    ...beside.map((_, index) => run("Lecture de plans.", 200, 119 + (rows[index] ?? 0) * 30)),
  ]);
  expect(texts.slice(2, 6)).toEqual(["Formation", "2019 – 2021", "Lycée Nord", "Lecture de plans."]);
  expect(texts.indexOf("Soudeuse chez Globex")).toBe(texts.indexOf("2021") + 1);
});
