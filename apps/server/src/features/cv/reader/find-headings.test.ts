import { expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";
import { sectionsOf } from "./sections";
import type { StyledLine } from "./styled-line";

const line = (text: string, style = "plain 10", gap = 1.2): StyledLine => ({
  text,
  parts: [text],
  style,
  size: Number(style.split(" ")[1]),
  left: 0,
  gap,
});
const heading = (text: string) => line(text, "bold 14", 3);

it("joins a heading over two lines", () => {
  const { work } = sectionsOf([
    heading("Compétences"),
    line("TIG"),
    heading("Expériences professionnelles et"),
    { ...heading("associatives"), gap: 1.2 },
    line("Soudeuse chez Globex, 2019 – 2021"),
  ]);
  expect(work.map((lines) => lines.map(({ text }) => text))).toEqual([["Soudeuse chez Globex, 2019 – 2021"]]);
});

it("takes no label with a colon for a heading among headings without", () => {
  const { projects, work } = sectionsOf([
    heading("Compétences"),
    line("TIG"),
    heading("Expérience"),
    line("Soudeuse chez Globex, 2019 – 2021"),
    line("Projets :", "italic 10"),
    line("Un pont"),
    heading("Langues"),
    line("Breton"),
  ]);
  expect(projects).toEqual([]);
  expect(work[0]).toHaveLength(3);
});

it("takes no continuation of a full line for a heading", () => {
  const { projects, work } = sectionsOf([
    heading("Expérience"),
    { ...heading("Cours de soudage par petits"), isFull: true },
    { ...heading("Projets"), gap: 1.2 },
    heading("Langues"),
  ]);
  expect(work[0]).toHaveLength(2);
  expect(projects).toEqual([]);
});

it("reads a CV without headings by the words beside its periods (D-492)", () => {
  const { work } = proposeCv(
    linesOfText("Jeanne Martin\n\n**Soudeuse**\nGlobex, 2019 – 2021\n\n**Peintre**\nInitech, 2016 – 2019"),
    2026,
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Soudeuse", "Globex"],
    ["Peintre", "Initech"],
  ]);
});

it.each(["Publications", "Bénévolat"])("reads no jobs below '%s'", (title) => {
  const { work } = proposeCv(
    linesOfText(`${title}\n**Trésorière**\nGlobex, 2019 – 2021\n**Présidente**\nInitech, 2016 – 2019`),
    2026,
  );
  expect(work).toEqual([]);
});
