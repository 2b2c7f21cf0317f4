import { describe, expect, it } from "vitest";
import { proposeCv } from "./propose";
import type { StyledLine } from "./styled-line";

const line = (style: string, text: string, gap = 1.5): StyledLine => ({
  text,
  parts: text.split("\t"),
  style,
  size: 10,
  left: 0,
  gap,
});
const heading = (text: string) => ({ ...line("heading", text, 3), size: 14 });
const jobsIn = (lines: readonly StyledLine[]) =>
  proposeCv(lines, 2026).work.map(({ position, name }) => `${position} @ ${name}`);
const text = (sentence: string) => line("plain", sentence, 2);
const globex = [
  line("bold", "Engineer\tMay 2019 – June 2021", 3),
  line("italic", "Globex // Leeds, UK"),
  text("Builds parts of engines for the ships of the harbour."),
];
const initech = [
  line("bold", "Nurse\tMay 2016 – June 2018", 3),
  line("italic", "Initech"),
  text("Cares for the crews of the ships of the harbour."),
];

describe("the style of the places of a section (D-441)", () => {
  it.each(["e-Northwind", "Northwind : Leeds works"])("shows one that looks like a text: '%s'", (place) => {
    const northwind = [
      line("bold", "Welder\tMay 2014 – June 2015", 3),
      line("italic", place),
      text("Welds the hulls."),
    ];
    expect(jobsIn([heading("Experience"), ...globex, ...initech, ...northwind])).toContain(`Welder @ ${place}`);
  });

  it("shows places far below the titles", () => {
    const lines = [...globex, ...initech].map((each) => (each.style === "italic" ? { ...each, gap: 3.5 } : each));
    expect(jobsIn([heading("Experience"), ...lines])).toEqual(["Engineer @ Globex", "Nurse @ Initech"]);
  });

  it("shows that a line before them continues the title", () => {
    const wrapped = [
      line("bold", "Welder and Crane\tMay 2014 – June 2015", 3),
      line("bold", "Operator"),
      line("italic", "Northwind"),
      text("Welds the hulls of the ships of the harbour."),
    ];
    expect(jobsIn([heading("Experience"), ...globex, ...initech, ...wrapped])).toContain(
      "Welder and Crane Operator @ Northwind",
    );
  });

  it("shows their order, against the words of a single entry", () => {
    const degrees = [
      ["Master of Physics", "University of Leeds"],
      ["Bachelor of Physics", "University of Hull"],
      ["Ecole d'ingénieurs", "Ensinord"],
    ].flatMap(([title = "", place = ""]) => [line("bold", `${title}\t2014 – 2015`, 3), line("italic", place)]);
    const { education } = proposeCv([heading("Education"), ...degrees], 2026);
    expect(education.map(({ institution }) => institution)).toContain("Ensinord");
  });
});

it("joins a title whose lines are closer than the next", () => {
  const lines = [
    line("bold", "Operational Data", 3),
    line("bold", "Analyst", 1.2),
    line("italic", "Globex", 1.8),
    line("plain", "May 2019 – June 2021", 1.8),
    text("Counts the ships of the harbour."),
  ];
  expect(jobsIn([heading("Experience"), ...lines])).toEqual(["Operational Data Analyst @ Globex"]);
});

it("reads the place after 'at' above further names", () => {
  const lines = [line("bold", "Developer at Globex\tMay 2019 – June 2021"), line("italic", "Methods"), text("Writes.")];
  expect(jobsIn([heading("Experience"), ...lines])).toEqual(["Developer @ Globex"]);
});
