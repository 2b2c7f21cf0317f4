import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

/** Heads of entries as in CVs from design tools and word processors; the people are invented. */
const read = (text: string) => proposeCv(linesOfText(text), 2026);
const jobsIn = (text: string) =>
  read(`Expérience\n${text}`).work.map(({ position, name, startDate, endDate }) => [
    position,
    name,
    startDate,
    endDate,
  ]);
const studiesIn = (text: string) =>
  read(`Formation\n${text}`).education.map(({ studyType, institution, startDate, endDate }) => [
    studyType,
    institution,
    startDate,
    endDate,
  ]);

describe("the place of an entry", () => {
  it("may be followed by a town and its department", () => {
    const text = "Brevet d'initiation\nCollège des Ormes - SAINT-GIRONS (09)\t2020";
    expect(studiesIn(text)).toEqual([["Brevet d'initiation", "Collège des Ormes", "2020", "2020"]]);
    expect(jobsIn("Soudeuse\nEnedis - TOULOUSE (31)\t2021")).toEqual([["Soudeuse", "Enedis", "2021", "2021"]]);
    expect(jobsIn("Soudeuse\nNovelia\nCaumont (09)\t2021")).toEqual([["Soudeuse", "Novelia", "2021", "2021"]]);
  });

  it("is the school, not the subject above it, which belongs to the degree", () => {
    const school = "Lycée de la Plaine";
    const text = `**Baccalauréat général - Spécialités\t2024\nMathématiques et Physique-Chimie\n${school}`;
    expect(studiesIn(text)).toEqual([
      ["Baccalauréat général - Spécialités, Mathématiques et Physique-Chimie", school, "2024", "2024"],
    ]);
    const above = `Baccalauréat général\nOptions Théâtre et Latin\n${school} - ALBI (81)\t2023`;
    expect(studiesIn(above)).toEqual([["Baccalauréat général, Options Théâtre et Latin", school, "2023", "2023"]]);
  });

  it.each(["Instituto Superior Técnico", "Universidad de Vigo", "Liceo Galilei"])("may be %s", (school) => {
    expect(studiesIn(`Master in Systems\nEngineering\n${school}\t2012`)).toEqual([
      ["Master in Systems, Engineering", school, "2012", "2012"],
    ]);
  });

  it("is without its preposition or label", () => {
    expect(jobsIn("Hôtesse de caisse\t2020\nChez Globex à Aire")).toEqual([
      ["Hôtesse de caisse", "Globex à Aire", "2020", "2020"],
    ]);
    expect(studiesIn("Qualification: Master in Law\t2020\nInstitution: Omnia College")).toEqual([
      ["Master in Law", "Omnia College", "2020", "2020"],
    ]);
  });

  it.each([
    ["is the description", "Soudeuse\t2021 - 2022\nDeveloped and deployed a system for hulls"],
    ["is the description in French", "Soudeuse\t2021 - 2022\nRéalisation de visites pour évaluer les coques"],
    ["is a school with a degree as title", "Bachelor's degree in Law\t2021 - 2022\nOmnia College"],
    ["is a date", "Garde d'enfants\nFormation initiale Oct 2021 - Albi (81)\t2021 - 2022"],
    ["has a label", "Baccalauréat\nSpécialités : Mathématiques, Physique-Chimie\t2023"],
    ["is contact data", "Lumio\nWeb: lumio.example\t2023 - 2025"],
    ["is cut off in brackets", "Diplôme technique (second\nDegree in\t2024 - 2025"],
  ])("is uncertain if it %s", (_, text) => {
    const { work, unsure } = read(`Expérience\n${text}`);
    expect(work).toEqual([]);
    expect(unsure).toHaveLength(1);
  });
});

describe("dates", () => {
  it.each(["01/07/2021 – 25/09/2021", "(01/07/2021-25/09/2021)", "01.07.2021 - 25.09.2021"])(
    "with days are not years: '%s'",
    (dates) => {
      expect(jobsIn(`Soudeuse\nNovelia ${dates}`)).toEqual([["Soudeuse", "Novelia", "2021-07", "2021-09"]]);
    },
  );

  it("may have an abbreviated second year", () => {
    expect(jobsIn("Soudeuse\nNovelia\t2021-22")).toEqual([["Soudeuse", "Novelia", "2021", "2022"]]);
  });
});

describe("a project", () => {
  it("has a year after its title", () => {
    const { projects } = read("Projets\n**Carte des marchés 2022\nUne carte des marchés, commencée en 2021");
    expect(projects).toEqual([
      {
        name: "Carte des marchés",
        description: "Une carte des marchés, commencée en 2021",
        startDate: "2022",
        endDate: "2022",
      },
    ]);
  });
});

describe("headings", () => {
  it("may have a rule of dashes", () => {
    const text = `Expérience ${"-".repeat(90)}\nSoudeuse\nNovelia\t2019 – 2021`;
    expect(read(text).work).toMatchObject([{ position: "Soudeuse", name: "Novelia" }]);
  });

  it("have no date beside them", () => {
    expect(jobsIn("Projet académique\tmai 2025 – juin 2025\nÉcole des Docks")).toEqual([
      ["Projet académique", "École des Docks", "2025-05", "2025-06"],
    ]);
  });
});

describe("the first line of a description", () => {
  const job =
    "NOVELIA - Ingénieure\tFès, Maroc\nRéalisation de visites techniques nationales pour évaluer les systèmes";
  it("may be beside the dates of the title above", () => {
    const { work } = read(`Expérience\n${job}\tjuillet 2025 – Présent\norganismes publics, et leur maintenance.`);
    expect(work).toEqual([
      {
        position: "Ingénieure",
        name: "NOVELIA",
        startDate: "2025-07",
        summary:
          "Réalisation de visites techniques nationales pour évaluer les systèmes organismes publics, et leur maintenance.",
      },
    ]);
  });
});

it("a company may be called like a degree", () => {
  expect(jobsIn("Vendeuse\nBut\t2021")).toEqual([["Vendeuse", "But", "2021", "2021"]]);
});

it("a degree is no school", () => {
  const { education, unsure } = read(
    "Formation\nInstitut El Amal\nDiplôme en réseaux\t2023 – 2025\nInstitut\nLicence\t2020",
  );
  expect(education.map(({ institution }) => institution)).not.toContain("Diplôme en réseaux");
  expect([...education, ...(unsure ?? [])]).toHaveLength(2);
});

describe("a company and a title on one line", () => {
  it.each([
    ["Novelia - Technicienne (Niveau 2 – Sur site)", "Technicienne (Niveau 2 – Sur site)", "Novelia"],
    ["Institut Omnia(IO)— Intern – IT & Networks", "Intern – IT & Networks", "Institut Omnia(IO)"],
  ])("are split neither within brackets nor within the title: %s", (line, title, company) => {
    const text = `${line}\nmai 2025 – juin 2025\n• Visites de navires, et relevés.`;
    expect(jobsIn(text)).toEqual([[title, company, "2025-05", "2025-06"]]);
  });
});
