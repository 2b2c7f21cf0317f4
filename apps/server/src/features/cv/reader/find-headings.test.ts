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

it("takes no title for a heading, if titles look alike and headings differ from them", () => {
  const title = (text: string) => line(text, "bold 10", 2);
  const { work, other } = sectionsOf([
    heading("Expérience"),
    title("Soudeuse"),
    line("Globex, 2019 – 2021"),
    title("Bénévole"),
    line("Initech, 2017 – 2018"),
    title("Projet personnel"),
    line("2016 – 2017"),
    title("Peintre"),
    line("Northwind, 2015 – 2016"),
    ...["Vendeuse", "Cuisinière", "Serveuse"].flatMap((text) => [title(text), line("Lumio, 2014 – 2015")]),
    heading("Langues"),
    heading("Loisirs"),
  ]);
  expect(work[0]).toHaveLength(14);
  expect(other.flat()).toEqual([]);
});

it("takes no label for a heading that each entry repeats and that looks like the headings", () => {
  const job = (title: string) => [line(title, "italic 10"), heading("Projects"), line("A bridge")];
  const { projects } = sectionsOf([
    heading("Experience"),
    ...["Welder, 2019 – 2021", "Painter, 2017 – 2018", "Cook, 2015 – 2016"].flatMap(job),
    heading("Education"),
    heading("Languages"),
  ]);
  expect(projects).toEqual([]);
});

it("reads headings in German", () => {
  const { work, education, other } = sectionsOf(
    ["Bildungsabschlüsse", "A", "Beruflicher Werdegang", "B", "Ehrenamtliche Tätigkeiten", "C"].map((text, index) =>
      index % 2 ? line(text) : heading(text),
    ),
  );
  expect([education, work, other].map((lists) => lists.flat().map(({ text }) => text))).toEqual([["A"], ["B"], ["C"]]);
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

const withUnknown = (known: string) => [
  heading("Ma belle aventure"),
  ...["Soudeuse", "Globex, 2019 – 2021", "Peintre", "Initech, 2016 – 2019"].map((text) => line(text)),
  heading(known),
  line("Un pont"),
  heading("Langues"),
];
it("reads a section with an unknown heading by its words, unless another is known to have such entries (D-492)", () => {
  expect(sectionsOf(withUnknown("Projets")).work[0]).toHaveLength(4);
  expect(sectionsOf(withUnknown("Expérience")).work[0]).toHaveLength(1);
});

it.each(["Publications", "Bénévolat"])("reads no jobs below '%s'", (title) => {
  const { work } = proposeCv(
    linesOfText(`${title}\n**Trésorière**\nGlobex, 2019 – 2021\n**Présidente**\nInitech, 2016 – 2019`),
    2026,
  );
  expect(work).toEqual([]);
});
