import { describe, expect, it } from "vitest";
import { entriesIn, readCvText } from "../../../../test/cv-entries";

/** The conventions of public CV templates; the people are invented. */
describe("beside a title and a place", () => {
  it.each([
    ["a web address", "Lumio\nhttps://www.linkedin.com/company/lumio/\nVisionnaire\t2019 – 2021"],
    ["a bare domain", "Lumio\tlumio.example\nVisionnaire\t2019 – 2021"],
    ["a town with a way of work", "Lumio\tLaval, QC (Hybride)\nVisionnaire\t2019 – 2021"],
    ["a town, a region and a country", "Lumio\tJoão Pessoa, Paraíba, Brazil\nVisionnaire\t2019 – 2021"],
    ["an area", "Lumio\tMontreal, Canada Area\nVisionnaire\t2019 – 2021"],
    ["a country with an article", "Lumio\tRotterdam, The Netherlands\nVisionnaire\t2019 – 2021"],
    ["several towns", "Lumio\tMumbai, Pune & Hyderabad, India\nVisionnaire\t2019 – 2021"],
  ])("passes over %s", (_, text) => {
    const before = "**Globex\nSoudeuse\t2021 – 2023\n- Coques.\n\n**";
    expect(entriesIn(`Expérience\n${before}${text}`).at(-1)).toEqual(["Visionnaire", "Lumio", "2019", "2021"]);
  });

  it.each(["BSc in Biology; GPA: 4.00", "BSc in Biology - 3.8 GPA", "BSc in Biology • 3.6 GPA"])(
    "passes over the grade of '%s'",
    (degree) => {
      expect(entriesIn(`Education\nUniversity of Leeds\n${degree}\n2014 – 2017`)).toEqual([
        ["BSc in Biology", "University of Leeds", "2014", "2017"],
      ]);
    },
  );
});

describe("titles", () => {
  it("of one company do not end at 'at'", () => {
    const text =
      "Experience\n**Lumio\n2 years 3 months\nSoftware Architect at Globex\nJuly 2022 - October 2022\nRemote\n- Plans.\n\nJava Developer at Globex\nDecember 2020 - July 2022\nRemote\n- Code.";
    expect(entriesIn(text)).toEqual([
      ["Software Architect at Globex", "Lumio", "2022-07", "2022-10"],
      ["Java Developer at Globex", "Lumio", "2020-12", "2022-07"],
    ]);
  });

  it("may be the type of the experience alone", () => {
    const text = "Experience\nMarch 2022 – July 2022\tInternship\nEuropean Council, Youth Unit, Culture\n- Plans.";
    expect(entriesIn(text)).toEqual([["Internship", "European Council, Youth Unit, Culture", "2022-03", "2022-07"]]);
  });

  it.each([
    ["PhD\tUniversité de Nantes, Biologie\t2018 – 2022", "PhD, Biologie"],
    ["BS\tUniversité de Nantes, BS in Biology\t2018 – 2022", "BS in Biology"],
    ["Master en droit\tUniversité de Nantes, Campus Tertre\t2018 – 2022", "Master en droit"],
  ])("have the subject that stands beside the school: %j", (line, title) => {
    const { education } = readCvText(`Formation\n${line}`);
    expect(education[0]?.studyType).toBe(title);
    expect(education[0]?.institution).toMatch(/^Université de Nantes/);
  });

  it("may stand before their company, above a product", () => {
    const text = "Experience\nSr. Developer, Globex Inc.\t2019 – 2021\nEndpoint Inventory\n- Built it.";
    expect(entriesIn(text)).toEqual([["Sr. Developer", "Globex Inc.", "2019", "2021"]]);
  });

  it("may stand above a text that begins in small letters", () => {
    const text = "Expérience\n**Lumio\n2019 – 2021\n**Soudeuse\nau chantier naval, coques en acier.";
    expect(entriesIn(text)).toEqual([["Soudeuse", "Lumio", "2019", "2021"]]);
  });

  it("may have names with points", () => {
    expect(entriesIn("Education\nB.S. Biology | MIT | 2018")).toEqual([["B.S. Biology", "MIT", "2018", "2018"]]);
    expect(entriesIn("Experience\nOmnia. Co., Ltd.\nWelder\t2019 – 2021")).toEqual([
      ["Welder", "Omnia. Co., Ltd.", "2019", "2021"],
    ]);
  });
});

it.each([
  ["2019.08 - PRESENT", "2019-08", undefined],
  ["2017.6 - 2019.3", "2017-06", "2019-03"],
])("reads months behind a point: %s", (written, start, end) => {
  expect(entriesIn(`Expérience\n${written}\nSoudeuse\nLumio`)).toEqual([["Soudeuse", "Lumio", start, end]]);
});

it("reads an address over two lines as one", () => {
  const { projects } = readCvText("Projets\n**Carte\nUne carte.\nlumio.example/projets/\ncartes/nantes");
  expect(projects).toEqual([
    { name: "Carte", description: "Une carte.", url: "https://lumio.example/projets/cartes/nantes" },
  ]);
});

it("takes the end of a bracket for no date", () => {
  const text = "Expérience\nLumio\n**Tutrice\n2019 – 2021\n- Bases de données (Hiver\n2025)\n- Logique";
  expect(entriesIn(text)).toEqual([["Tutrice", "Lumio", "2019", "2021"]]);
  expect(readCvText(text).unsure).toBeUndefined();
});

it("reads languages beside their levels, and no other words", () => {
  const text = "Langues\nFrançais\tLangue maternelle\nEnglish\tFluent\nCommentaire\nNiveaux";
  expect(readCvText(text).languages).toEqual([
    { language: "Français", fluency: "Native speaker" },
    { language: "English", fluency: "C1" },
  ]);
});

describe("dates", () => {
  it.each([
    "MSc in Biology | University of Leeds | 2017 | GPA: 4.0",
    "MSc in Biology | University of Leeds | Expected Graduation 2017 | GPA: 4.0",
  ])("may stand between dividers: %s", (text) => {
    expect(entriesIn(`Education\n${text}`)).toEqual([["MSc in Biology", "University of Leeds", "2017", "2017"]]);
  });

  it("may stand in a long line with dividers", () => {
    const title = "Master of Applied Geography and Development of Coastal Regions";
    const text = `Education\n${title} | University of Leeds, School of Geography | Expected Graduation Dec 2017 | GPA: 4.0`;
    expect(entriesIn(text)).toEqual([[title, "University of Leeds, School of Geography", "2017-12", "2017-12"]]);
  });

  it("may end with a full stop", () => {
    const text = "Experience\n**Front End Developer\nGlobex / August 2018 – January 2021.\n- Pages.";
    expect(entriesIn(text)).toEqual([["Front End Developer", "Globex", "2018-08", "2021-01"]]);
  });
});

describe("labels", () => {
  it("of a job's achievements do not end its section", () => {
    const job = "**Soudeuse\nChantiers de l'Ouest\n2021 – 2023\n**Achievements:\n- Coques.";
    const next = "**Monteuse\nAtelier du Port\n2019 – 2021\n- Plans.";
    const text = `**EXPERIENCE\n${job}\n\n${next}\n\n**EDUCATION\nBTS\nLycée Montaigne\n2017 – 2019`;
    expect(entriesIn(text).map(([title]) => title)).toEqual(["Soudeuse", "Monteuse", "BTS"]);
  });

  it("are neither titles nor places", () => {
    const { work, unsure } = readCvText(
      "Experience\n**Globex · Tech Lead\t2021 – 2023\n\n**Project: Payments\t2021 – 2022\nDescription:\n- Plans.",
    );
    expect(work.map(({ position }) => position)).toEqual(["Tech Lead"]);
    expect(unsure).toHaveLength(1);
  });

  it("are no languages", () => {
    expect(readCvText("Languages\nEnglish\nLevel: intermediate B1\nNiveau : C1").languages).toEqual([
      { language: "English" },
    ]);
  });
});
