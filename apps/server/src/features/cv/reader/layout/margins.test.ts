import { expect, it } from "vitest";
import type { Page, Run } from "../../../../platform/pdf/runs";
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
    ...sidebar.map((text, index) => run(text, 20, 100 + index * 17)),
    ...["09/2020", "2021", "02/2012"].map((text, index) => run(text, 200, 106 + index * 40)),
    ...["Welder at Globex", "Painter at Initech", "Fitter at Northwind"].flatMap((text, index) => [
      run(text, 260, 106 + index * 40),
      run("Helped the team with the ships.", 260, 120 + index * 40),
    ]),
  ]);
  expect(texts).toContain("09/2020\tWelder at Globex");
  expect(texts).not.toContain("Education\t09/2020");
});

it("reads headings and dates in the margin row by row if the entries have none", () => {
  const texts = textsOf([
    run("Formation", 20, 100, 12),
    run("2024 – 2025", 20, 125),
    run("Université du Nord", 200, 125),
    run("Licence", 220, 140),
    run("2022 – 2024", 20, 160),
    run("École du Sud", 200, 160),
    run("Diplôme de soudage", 220, 175),
    run("Expérience", 20, 195, 12),
    run("Mai 2023 – Juin 2023", 20, 215),
    run("Stage de soudure", 200, 215),
    run("Globex", 220, 230),
  ]);
  expect(texts.slice(0, 3)).toEqual(["Formation", "2024 – 2025\tUniversité du Nord", "Licence"]);
  expect(texts).toContain("Mai 2023 – Juin 2023\tStage de soudure");
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
