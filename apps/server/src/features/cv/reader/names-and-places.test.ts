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

  it.each(["Lyon, France", "Valve-sur-Orge, France", "Orem, Utah", "Paris (télétravail)"])("precedes %s", (town) => {
    expect(jobsIn(`Globex, ${town}\t2021 – 2023\nSoudeuse`)).toEqual([["Soudeuse", "Globex", "2021", "2023"]]);
  });

  it("may follow its town", () => {
    expect(jobsIn("2024\tSoudeuse\tOzoir-la-Ferrière : entreprise Novelia")).toEqual([
      ["Soudeuse", "Novelia", "2024", "2024"],
    ]);
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
    ["continues the line above", "BUT Gestion\t2023 - 2025\nEt des administrations"],
    ["may as well be the title", "Restauration\t2023 - 2025\nAgricole"],
    ["goes on in lower case", "Développeur\t2023 - 2025\nd’application"],
    ["is a word for any school", "Class X\t2023 - 2025\nUniversity"],
    ["is mostly a number", "TOEIC\t2023 - 2025\n850pt"],
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

  it("may continue on the next line", () => {
    const jobs =
      "Soudeuse\nNovelia | Mars 2025 - Avril\n2025 (1 mois)\n- Coques.\n\nTuyauteuse\nGlobex | 2024\n- Plans.";
    expect(jobsIn(jobs)).toEqual([
      ["Soudeuse", "Novelia", "2025-03", "2025-04"],
      ["Tuyauteuse", "Globex", "2024", "2024"],
    ]);
    expect(studiesIn("Master\nInstitut Omnia, Lyon | 2024 –\n2026 (en cours)")).toEqual([
      ["Master", "Institut Omnia", "2024", "2026"],
    ]);
  });

  it("within a clause begin no entry", () => {
    const text = "J'ai soudé des coques à l'atelier en juin-août 2023, où j'ai lu des plans.";
    expect(jobsIn(`2023 - 2024\nSoudeuse\nNovelia\n${text}`)).toEqual([["Soudeuse", "Novelia", "2023", "2024"]]);
  });

  it("may have an abbreviated second year", () => {
    expect(jobsIn("Soudeuse\nNovelia\t2021-22")).toEqual([["Soudeuse", "Novelia", "2021", "2022"]]);
  });
});

it("a project has a year after its title", () => {
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

const styled = (text: string, style: string) => ({
  text,
  parts: [text],
  style,
  size: Number(style.split(" ")[1]),
  left: 0,
  gap: 1.4,
});

describe("headings", () => {
  it("may have a rule of dashes", () => {
    const text = `Expérience ${"-".repeat(90)}\nSoudeuse\nNovelia\t2019 – 2021`;
    expect(read(text).work).toMatchObject([{ position: "Soudeuse", name: "Novelia" }]);
  });

  it("may have a wide gap, and be in another copy of the font", () => {
    const lines = [
      styled("EXPÉRIENCE\tPROFESSIONNELLE", "f1 15"),
      ...["Soudeuse", "Globex\t2021 – 2023", "- Coques."].map((text) => styled(text, "f2 12")),
      styled("FORMATION", "f1 15"),
      ...["CAP Soudage", "Lycée Nord\t2018 – 2021"].map((text) => styled(text, "f2 12")),
      styled("STAGE D'OBSERVATION À L'ATELIER", "f8 15"),
      styled("Visite du port avec la classe - 2019", "f2 12"),
      styled("REMERCIEMENTS AUX TUTEURS", "f8 15"),
      styled("Les tuteurs de l'atelier naval", "f2 12"),
      styled("DÉCLARATION SUR L'HONNEUR", "f8 15"),
      styled("Tout est vrai.", "f2 12"),
    ];
    const { work, education, unsure } = proposeCv(lines, 2026);
    expect(work).toMatchObject([{ position: "Soudeuse", name: "Globex" }]);
    expect(education).toMatchObject([{ studyType: "CAP Soudage", institution: "Lycée Nord" }]);
    expect(unsure).toBeUndefined();
  });

  it.each(["Work-related experience: (over ten years)", "Expérience (suivie)"])("may have a remark: '%s'", (line) => {
    expect(read(`${line}\nSoudeuse\nNovelia\t2019 – 2021`).work).toHaveLength(1);
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

describe("a title and its place on one line", () => {
  it.each([
    ["● Licence d'informatique à l’UPEC", "Licence d'informatique", "UPEC"],
    ["Licence d'informatique à Globex Campus", "Licence d'informatique", "Globex Campus"],
    ["Licence d'informatique ● Globex Campus", "Licence d'informatique", "Globex Campus"],
    ["Licence d'informatique; Globex Campus", "Licence d'informatique", "Globex Campus"],
    ["BFEM au lycée du Port", "BFEM", "Lycée du Port"],
    ["Licence d'informatique au lycée du Port", "Licence d'informatique", "Lycée du Port"],
    ["Licence d'informatique | À l'université du Port", "Licence d'informatique", "Université du Port"],
  ])("are apart in '%s'", (line, degree, school) => {
    expect(studiesIn(`${line}\n2011 – 2016`)).toEqual([[degree, school, "2011", "2016"]]);
  });

  it.each(["Novelia - 2 mois", "Dans l'entreprise Novelia", "Novelia\ter"])(
    "do not include the text beside '%s'",
    (place) => {
      expect(jobsIn(`Soudeuse - ${place}\n2021 – 2022 (en cours)`)).toEqual([["Soudeuse", "Novelia", "2021", "2022"]]);
    },
  );

  it("are a type of experience and a company", () => {
    const text = "Globex | Stage\nLyon, France 19 mai - 20 juin 2025 (1 mois)\nSoudure de coques dans un atelier.";
    expect(jobsIn(text)).toEqual([["Stage", "Globex", "2025-05", "2025-06"]]);
  });
});

it("a short name may end with a full stop", () => {
  expect(jobsIn("**Soudeuse\nBrut. Mai-Juillet 2025\n- Coques.")).toEqual([["Soudeuse", "Brut", "2025-05", "2025-07"]]);
});

const job = (title: string, company: string, years: string) => [
  { text: company, style: "bold 12", gap: 1.8 },
  { text: `${title}\t${years}`, style: "plain 8", gap: 1.4 },
  { text: "• Soudure de coques dans un atelier de dix personnes.", style: "plain 9", gap: 2 },
  { text: "TIG ARC Aluminium Acier", style: "plain 8", gap: 2 },
];

it("an entry in one sentence goes on below its date", () => {
  const text = "2020 : Brevet de technicien\nsupérieur de soudage au\nlycée Jean Moulin";
  expect(studiesIn(text)).toEqual([["Brevet de technicien supérieur de soudage", "Lycée Jean Moulin", "2020", "2020"]]);
  expect(jobsIn("2017: Stage de soudage dans\nl'entreprise Novelia")).toEqual([
    ["Stage de soudage", "Novelia", "2017", "2017"],
  ]);
});

it("names of two styles are a title and a place", () => {
  expect(studiesIn("**Conceptrice\n**2024 – 2025\nOmnia")).toEqual([["Conceptrice", "Omnia", "2024", "2025"]]);
  expect(studiesIn("Conceptrice\n2024 – 2025\nOmnia")).toEqual([]);
});

it("an abbreviation in brackets is no school", () => {
  expect(studiesIn("2024-2025\tTerminale professionnelle (SN)")).toEqual([]);
});

it("the school may be below the degree, after a preposition", () => {
  expect(studiesIn("**2024-2025\n**BAC STMG - (Gestion)\nau lycée du Port")).toEqual([
    ["BAC STMG - (Gestion)", "Lycée du Port", "2024", "2025"],
  ]);
});

it("a school may end with a number before its years", () => {
  const text = "Licence Professionnelle - Gestion et\nDéveloppement naval\nUniversité Lyon 1 - 2016/2017";
  expect(studiesIn(text)).toEqual([
    ["Licence Professionnelle - Gestion et Développement naval", "Université Lyon 1", "2016", "2017"],
  ]);
});

it("years in the text of a job begin no entry", () => {
  const job = (years: string) => [styled(`${years} - Soudeuse`, "f1 11"), styled("Globex Tennis", "f3 11")];
  const text = { ...styled("Projet sportif : participation au projet du club 2020-2025", "f1 10"), left: 15 };
  const jobs = [...job("2018 à 2020"), text, ...job("2015 à 2017"), text, ...job("2012 à 2014")];
  expect(proposeCv([styled("Expérience", "f1 15"), ...jobs], 2026).work).toHaveLength(3);
});

it("a company may be indented below its title", () => {
  const lines = [styled("Expérience", "f1 15"), styled("2018 à 2020 - Soudeuse", "f2 11")];
  const company = { ...styled("Globex Tennis", "f3 11"), left: 16, gap: 1.2 };
  const text = { ...styled("Soudure de coques, et lecture de plans dans l'atelier.", "f4 10"), left: 16 };
  expect(proposeCv([...lines, company, text, text], 2026).work).toMatchObject([{ name: "Globex Tennis" }]);
});

it("the words below a job are not the company of the next", () => {
  const lines = [
    { text: "Expérience", style: "bold 16", gap: 9 },
    ...job("Soudeuse", "Globex", "2022 – 2024"),
    ...job("Soudeuse", "Novelia", "2019 – 2021"),
    ...job("Soudeuse", "Lumio", "2016 – 2018"),
  ].map((line) => ({ ...line, parts: [line.text], size: Number(line.style.split(" ")[1]), left: 0 }));
  expect(proposeCv(lines, 2026).work.map(({ name }) => name)).toEqual(["Globex", "Novelia", "Lumio"]);
});
