import { describe, expect, it } from "vitest";
import type { Run } from "../../../platform/pdf/text-runs";
import { linesOf } from "./layout/lines";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

/** A page with a text in lines below each other; a number after a text is its type size, and "b" a bold font. */
function cvOf(lines: readonly (readonly [text: string, size?: number, font?: string])[], x = 40) {
  let y = 60;
  const runs = lines.map(([text, size = 10, font = "f1"]): Run => {
    y += 1.3 * size;
    return { text, x, y, width: text.length * size * 0.5, size, font };
  });
  return proposeCv(linesOf([{ runs, height: 842 }]), 2026);
}
const namesIn = (jobs: { position?: string; name?: string }[]) => jobs.map(({ position, name }) => [position, name]);

const text = [
  "Soudure de coques de navires et de",
  "ponts selon les plans du bureau d'",
  "études, contrôle des assemblages",
];
const textLines = text.map((line) => [line] as const);

describe("a line without room for the first word of the next one (D-490)", () => {
  it("continues in it: a title, and a place with its date", () => {
    const { work } = cvOf([
      ["Expérience", 14, "b"],
      ["Responsable de la maintenance des", 10, "b"],
      ["Ponts", 10, "b"],
      ["Chantiers navals de la région du"],
      ["Nord | 2019 – 2021"],
      ...textLines,
    ]);
    expect(namesIn(work)).toEqual([
      ["Responsable de la maintenance des Ponts", "Chantiers navals de la région du Nord"],
    ]);
    expect(work[0]?.startDate).toBe("2019");
  });

  it("does not if there is room", () => {
    const { work } = cvOf([
      ["Expérience", 14, "b"],
      ["Soudeuse", 10, "b"],
      ["Globex", 10, "b"],
      ["2019 – 2021"],
      ...textLines,
    ]);
    expect(namesIn(work)).toEqual([["Soudeuse", "Globex"]]);
  });

  it("does not if the next begins with a school", () => {
    const { education } = cvOf([
      ["Formation", 14, "b"],
      ["Licence de sciences des matériaux", 10, "b"],
      ["Université de Nantes", 10, "b"],
      ["2019 – 2021"],
      ...textLines,
    ]);
    expect(education[0]?.institution).toBe("Université de Nantes");
  });

  it("does not if other entries have a title and a place in two lines of its style", () => {
    const { work } = cvOf([
      ["Expérience", 14, "b"],
      ["Soudeuse de coques et contrôleuse", 10, "b"],
      ["Initech", 10, "b"],
      ["2021 – 2023"],
      ...["Peintre", "Serveuse"].flatMap((title) => [[title, 10, "b"], ["Globex", 10, "b"], ["2019 – 2021"]] as const),
      ...textLines,
    ]);
    expect(namesIn(work)[0]).toEqual(["Soudeuse de coques et contrôleuse", "Initech"]);
  });
});

it("reads entries whose first line is an item, and whose title and date stand below it (D-475)", () => {
  const jobs = [
    ["Globex", "Engineer, 2019 – 2021"],
    ["Initech", "Manager, 2016 – 2018"],
  ].flatMap(([place, title = ""]) => [
    [`• ${place}\tLeeds`, 10, "b"] as const,
    [title, 10, "i"] as const,
    ["◦ Plans and welds."] as const,
  ]);
  expect(namesIn(cvOf([["Experience", 14, "b"], ...jobs]).work)).toEqual([
    ["Engineer", "Globex"],
    ["Manager", "Initech"],
  ]);
});

it.each([
  [["2017", "2019"], "2017", "2019"],
  [["2017", "Option énergie", "2019"], "2019", "2019"],
])("reads %j above a school as years", (years, startDate, endDate) => {
  const { education } = proposeCv(
    linesOfText(["Formation", ...years, "Lycée Nord", "Licence de chimie"].join("\n")),
    2026,
  );
  expect(education[0] ?? {}).toMatchObject({ startDate, endDate });
});

it("reads the last entry with its title below the date, though it looks like the start of another", () => {
  const text = "Experience\n**Globex\n2019 – 2021\n\n**Engineer\nPlans of all kinds for the ships of the port.";
  expect(namesIn(proposeCv(linesOfText(text), 2026).work)).toEqual([["Engineer", "Globex"]]);
});

const piece = (text: string, x: number, y: number, font: string): Run => ({
  text,
  x,
  y,
  font,
  width: text.length * 5,
  size: 10,
});
const degreeAt = (school: string, title: string, years: string, y: number) => [
  piece(title, 40, y, "b"),
  piece(years, 400, y, "b"),
  piece(school, 40, y + 18, "i"),
];
it("begins an entry at the top of a page, where no gap shows it", () => {
  const first = [
    piece("Profile", 40, 10, "h"),
    piece("Works on ships, bridges and the houses of all the ports of the north and the south.", 40, 24, "f"),
    piece("Education", 40, 40, "h"),
    ...degreeAt("KTH", "PhD in Physics", "2016 – 2022", 70),
    ...degreeAt("Omnia", "Master in Physics", "2014 – 2016", 116),
  ];
  const pages = [first, degreeAt("Globex", "Bachelor in Physics", "2010 – 2014", 60)];
  const { education } = proposeCv(linesOf(pages.map((runs) => ({ runs, height: 842 }))), 2026);
  expect(education.map(({ institution }) => institution)).toEqual(["KTH", "Omnia", "Globex"]);
});
