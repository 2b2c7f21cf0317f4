import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";
import type { StyledLine } from "./styled-line";

const read = (text: string) => proposeCv(linesOfText(text), 2026);
const jobsIn = (text: string) => read(text).work.map(({ position, name }) => `${position} @ ${name}`);
const degreesIn = (text: string) =>
  read(text).education.map(({ studyType, institution }) => `${studyType} @ ${institution}`);

/** A line with pieces in different styles. */
const styled = (...parts: string[]): StyledLine => ({
  text: parts.join(" ").replaceAll(" ,", ",").replace(" \t ", "\t"),
  parts: parts.filter((part) => part !== "\t"),
  style: "bold 10",
  size: 10,
  left: 0,
  gap: 2,
});
const heading = (text: string): StyledLine => ({ text, parts: [text], style: "bold 14", size: 14, left: 0, gap: 3 });

describe("a title and a place in styles of their own (D-486)", () => {
  it("stand between commas, before a town or a remark", () => {
    const { work } = proposeCv(
      [
        heading("Expérience"),
        styled("2018", "\t", "Soudeuse", ",", "Chantiers du Nord, atelier B", ", Nantes, 12 h."),
        styled("2016–2017", "\t", "Peintre", ",", "Globex", ", équipe de nuit, Brest."),
      ],
      2026,
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ["Soudeuse", "Chantiers du Nord, atelier B"],
      ["Peintre", "Globex"],
    ]);
  });
});

it("reads a place in its own style that continues on the next line", () => {
  const next = { ...styled("Nord", ", Nantes, France."), style: "italic 10", gap: 1.2 };
  const { work } = proposeCv(
    [
      heading("Expérience"),
      styled("2018–2019", "\t", "Soudeuse", ",", "Chantiers du"),
      next,
      styled("2016–2017", "\t", "Peintre", ",", "Globex", ", Brest."),
    ],
    2026,
  );
  expect(work.map(({ name }) => name)).toEqual(["Chantiers du Nord", "Globex"]);
});

it("reads a school and a degree in different styles without a comma", () => {
  const text = { ...styled("General Master's degree in Physics and Management"), style: "plain 10", gap: 1.3 };
  const { education } = proposeCv(
    [
      heading("Education"),
      styled("University of Leeds", "Great Schools preparatory class", "\t", "Sept 2024 – Jan 2025"),
      text,
    ],
    2026,
  );
  expect(education.map(({ studyType, institution }) => [studyType, institution])).toEqual([
    ["Great Schools preparatory class", "University of Leeds"],
  ]);
});

/** A CV with a job at each place. */
const jobsAt = (places: readonly string[]) =>
  `Experience\n${places.map((place, index) => `Engineer\t${2010 + 2 * index} – ${2011 + 2 * index}\n${place}`).join("\n\n")}`;

describe("places (D-488)", () => {
  it("have no towns, of any country, with or without a postal code or a space", () => {
    const jobs = [
      "Globex,Verdun 55100, Meuse, France",
      "Initech, Athens (Greece)",
      "Northwind, Kathmandu 44600, Nepal",
    ];
    expect(read(jobsAt(jobs)).work.map(({ name }) => name)).toEqual(["Globex", "Initech", "Northwind"]);
  });

  it("have no known towns after them without a comma, if several have", () => {
    const jobs = ["Globex Toulouse", "Initech Toulouse", "Northwind Lyon"];
    expect(read(jobsAt(jobs)).work.map(({ name }) => name)).toEqual(["Globex", "Initech", "Northwind"]);
    expect(read(jobsAt(["Port de Toulouse", "Initech", "Northwind"])).work[0]?.name).toBe("Port de Toulouse");
  });

  it("have no small towns after them, nor have titles, if half of all jobs and formations have", () => {
    const jobs = ["Globex Ornans", "Initech Morteau"];
    const school = "\n\nÉducation\nLicence\t2008 – 2009\nLycée Nord Ornans";
    const { work, education } = read(jobsAt(jobs) + school);
    expect([...work.map(({ name }) => name), education[0]?.institution]).toEqual(["Globex", "Initech", "Lycée Nord"]);
    const titles = ["Engineer Paris", "Welder Paris", "Painter Lyon"];
    const at = titles.map((title, index) => `${title}\t${2010 + 2 * index} – ${2011 + 2 * index}\nGlobex`);
    expect(read(`Experience\n${at.join("\n\n")}`).work.map(({ position }) => position)).toEqual([
      "Engineer",
      "Welder",
      "Painter",
    ]);
  });

  it("have no town with its country in brackets", () => {
    expect(read(jobsAt(["Globex (Lyon, France)"])).work[0]?.name).toBe("Globex");
  });

  it("have no town after 'à'", () => {
    expect(read(jobsAt(["Globex à Maubeuge"])).work[0]?.name).toBe("Globex");
    expect(read(jobsAt(["Globex à Domicile"])).work[0]?.name).toBe("Globex à Domicile");
  });

  it("are not the town of a school that stands in one line with its degree", () => {
    const { education } = read(
      "Education\n2018 – 2021\tUniversity of Leeds: Computer Science\nMilan – Città Studi, Italy",
    );
    expect(education.map(({ studyType, institution }) => [studyType, institution])).toEqual([
      ["Computer Science", "University of Leeds"],
    ]);
    expect(degreesIn("Education\n2018 – 2021\tClasses prépa PSI, Lycée Nord - Vauxmont")).toEqual([
      "Classes prépa PSI @ Lycée Nord - Vauxmont",
    ]);
  });
});

describe("other entries (D-486)", () => {
  it("show the place in a head of three lines", () => {
    const text =
      "Expérience\n**CARISTE\nGlobex | mai 2017 à avril 2022\n• Manutention.\n\n**MAGASINIER\nInitech | mars 2014 à avril 2016\n• Stock.\n\n**TITRE PROFESSIONNEL\nÉlectricien du bâtiment\nNorthwind | mai 2022 à juin 2023\n• Câblage.";
    expect(jobsIn(text)).toEqual([
      "CARISTE @ Globex",
      "MAGASINIER @ Initech",
      "TITRE PROFESSIONNEL, Électricien du bâtiment @ Northwind",
    ]);
  });

  it("show an unknown town that follows several names", () => {
    const text =
      "Expérience\nSoudeuse\t2020 – 2021\nGlobex, Vauxmont\n\nFormation\nCAP\t2017 – 2019\nLycée Nord, Vauxmont";
    expect(jobsIn(text)).toEqual(["Soudeuse @ Globex"]);
    expect(degreesIn(text)).toEqual(["CAP @ Lycée Nord"]);
    expect(jobsIn(text.replaceAll("Lycée Nord, Vauxmont", "Lycée Nord"))).toEqual(["Soudeuse @ Globex, Vauxmont"]);
  });
});

describe("labels within entries (D-487)", () => {
  it("repeat, and are no headings", () => {
    const text =
      "**WORK EXPERIENCE\n**NORTHWIND\n**Developer\tMay 2025 – Current\nFrontend work.\n**Stack: Vue, Go\n\n**GLOBEX\n**Engineer\tFeb 2023 – May 2025\nBackend work.\n**Stack: Node.js, SQL\n\n**INITECH\n**Lead\tMay 2021 – Feb 2023\nMore work.\n**Stack: Java, Go\n\n**SKILLS\nTesting";
    expect(jobsIn(text)).toEqual(["Developer @ NORTHWIND", "Engineer @ GLOBEX", "Lead @ INITECH"]);
    expect(read(text).work.map(({ keywords }) => keywords)).toEqual([
      ["Vue", "Go"],
      ["Node.js", "SQL"],
      ["Java", "Go"],
    ]);
  });

  it("name the company and the degree", () => {
    expect(
      jobsIn("Expérience\nStage de première année ( juin 2023 )\n• Société : Globex\n• Travail réalisé : câblage"),
    ).toEqual(["Stage de première année @ Globex"]);
    expect(
      degreesIn("Formation\n2016 – 2019\tUniversité du Nord\nConcentration : énergie\nDiplôme obtenu : Licence"),
    ).toEqual(["Licence @ Université du Nord"]);
  });
});

describe("a line that looks like a heading", () => {
  it("is a title directly above a company with its dates", () => {
    const text =
      "**EXPERIENCES\n**Stage PFE\nNorthwind | Février 2022 - Juillet 2022\n**Stage\nGlobex | Juin 2021 - Août 2021\n\n**EDUCATION\nCAP | 2019\nLycée Nord";
    expect(jobsIn(text)).toEqual(["Stage PFE @ Northwind", "Stage @ Globex"]);
  });

  it("is part of the head below a date in the same style", () => {
    expect(
      jobsIn(
        "**EXPERIENCE\n**Club du Port\tJune 2020\n**Volunteer\n• Organised many events of the club with the town and its schools.\n\n**SKILLS\nGo\n\n**LANGUAGES\nFrench",
      ),
    ).toEqual(["Volunteer @ Club du Port"]);
  });

  it("may have a remark in brackets, and name a level", () => {
    expect(
      jobsIn(
        "Experience (not exhaustive, summarised, more on my website and elsewhere)\nEngineer\t2019 – 2020\nGlobex",
      ),
    ).toEqual(["Engineer @ Globex"]);
    expect(degreesIn("Higher Education\nMSc Physics\t2019 – 2020\nUniversity of Leeds")).toEqual([
      "MSc Physics @ University of Leeds",
    ]);
  });
});

it("joins the parts of a degree beside a school", () => {
  expect(degreesIn("Education\nNorth University\tAug 2019 – Sep 2022\nB.E | Computer Science")).toEqual([
    "B.E, Computer Science @ North University",
  ]);
});

it("reads a town at the right above the date", () => {
  expect(jobsIn("Experience\n**Globex\tNorth University\nTeam member\t2023 – Present\n• Events.")).toEqual([
    "Team member @ Globex",
  ]);
});

it("reads arrows as dividers, and 'the' as no part of a name", () => {
  expect(
    degreesIn("Formation\n• Bac pro commerce -> Lycée du Nord -> 2022\n• BTS -> Lycée du Sud -> 2023/2024"),
  ).toEqual(["Bac pro commerce @ Lycée du Nord", "BTS @ Lycée du Sud"]);
  expect(jobsIn("Experience\nInternship at the Grenoble Laboratory\t2019 – 2020\nHelped.")).toEqual([
    "Internship @ Grenoble Laboratory",
  ]);
});

it("reads a name with a full stop beside its date, and one that begins with a small letter", () => {
  expect(
    jobsIn(
      "Expérience\n• Mai 2013 / Août 2019 : Ingénieur chez Globex compagnie.\n• Fév 2011 / Avril 2013 : Soudeur chez Initech.",
    ),
  ).toEqual(["Ingénieur @ Globex compagnie", "Soudeur @ Initech"]);
  expect(jobsIn("Experience\nDeveloper\t2019 – 2020\niGlobex, Kathmandu 44600, Nepal")).toEqual([
    "Developer @ iGlobex",
  ]);
});
