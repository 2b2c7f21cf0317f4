import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const read = (text: string) => proposeCv(linesOfText(text), 2026);
/** Jobs as 'title @ place, start to end'. */
const jobsIn = (text: string) =>
  read(text).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate} to ${endDate ?? "now"}`,
  );
const degreesIn = (text: string) =>
  read(text).education.map(
    ({ studyType, institution, startDate, endDate }) =>
      `${studyType} @ ${institution}, ${startDate} to ${endDate ?? "now"}`,
  );

describe("where the dates stand", () => {
  it.each([
    [
      "above the title",
      "2019 – 2021\nSoudeuse\nChantiers de l'Ouest\n• Soudure.\n\n2015 – 2019\nApprentie soudeuse\nAtelier du Port\n• Métré.",
    ],
    [
      "below the place",
      "Soudeuse\nChantiers de l'Ouest\n2019 – 2021\n• Soudure.\n\nApprentie soudeuse\nAtelier du Port\n2015 – 2019\n• Métré.",
    ],
    [
      "beside the title",
      "Soudeuse\t2019 – 2021\nChantiers de l'Ouest\n• Soudure.\nApprentie soudeuse\t2015 – 2019\nAtelier du Port\n• Métré.",
    ],
    [
      "beside the place",
      "**Soudeuse\nChantiers de l'Ouest\t2019 – 2021\n• Soudure.\n**Apprentie soudeuse\nAtelier du Port\t2015 – 2019\n• Métré.",
    ],
    [
      "on the left",
      "2019 – 2021\tSoudeuse\nChantiers de l'Ouest\n• Soudure.\n2015 – 2019\tApprentie soudeuse\nAtelier du Port\n• Métré.",
    ],
    [
      "on one line",
      "2019 – 2021 : Soudeuse, Chantiers de l'Ouest\n• Soudure.\n2015 – 2019 : Apprentie soudeuse, Atelier du Port\n• Métré.",
    ],
    [
      "in a paragraph above",
      "2019 – 2021\n\n**Soudeuse\nChantiers de l'Ouest\n• Soudure.\n\n2015 – 2019\n\n**Apprentie soudeuse\nAtelier du Port\n• Métré.",
    ],
  ])("%s", (_, text) => {
    expect(jobsIn(`Expérience\n${text}`)).toEqual([
      "Soudeuse @ Chantiers de l'Ouest, 2019 to 2021",
      "Apprentie soudeuse @ Atelier du Port, 2015 to 2019",
    ]);
  });
});

describe("titles and places", () => {
  it("reads the company first, even below a gap", () => {
    const text =
      "Experience\n**Globex\nSoftware Engineer\t2019 – 2021\n\n• Built it.\n\n**Initech\nData Analyst\t2017 – 2019\n\n• Counted it.";
    expect(jobsIn(text)).toEqual(["Software Engineer @ Globex, 2019 to 2021", "Data Analyst @ Initech, 2017 to 2019"]);
  });

  it("reads several titles under one company, with durations and towns", () => {
    const text = `Expérience
**Océane Mutuelle
8 ans 4 mois
**Cheffe de projet
janvier 2020 - Present (6 ans)
Nantes, Pays de la Loire, France
**Développeuse
septembre 2017 - janvier 2020 (2 ans 4 mois)
Nantes, Pays de la Loire, France`;
    expect(jobsIn(text)).toEqual([
      "Cheffe de projet @ Océane Mutuelle, 2020-01 to now",
      "Développeuse @ Océane Mutuelle, 2017-09 to 2020-01",
    ]);
  });

  it("reads two degrees under one school", () => {
    const text =
      "Formation\n**Université de Nantes\nMaster Informatique\t2015 – 2017\nLicence Informatique\t2012 – 2015";
    expect(degreesIn(text)).toEqual([
      "Master Informatique @ Université de Nantes, 2015 to 2017",
      "Licence Informatique @ Université de Nantes, 2012 to 2015",
    ]);
  });

  it("takes no town, postal code or length for a company", () => {
    const text =
      "Expérience\nSoudeuse\t2019 – 2021\n44000 Nantes\nChantiers de l'Ouest (2 ans)\n\nMonteuse\t2017 – 2019\nLyon (69)\nAtelier du Port";
    expect(jobsIn(text)).toEqual([
      "Soudeuse @ Chantiers de l'Ouest, 2019 to 2021",
      "Monteuse @ Atelier du Port, 2017 to 2019",
    ]);
  });

  it("joins a title over two lines", () => {
    const text =
      "Expérience\n**Développeuse web et\n**cheffe de projet\nLumio\n2019 – 2021\n• Code, tests, revues et documentation.";
    expect(jobsIn(text)).toEqual(["Développeuse web et cheffe de projet @ Lumio, 2019 to 2021"]);
  });

  it.each([
    ["Stagiaire développeuse", "stage"],
    ["Développeuse en alternance", "alternance"],
    ["Apprenti cuisinier", "alternance"],
    ["Graphiste freelance", "freelance"],
    ["Développeuse", undefined],
  ])("reads the type of %s (D-331)", (title, type) => {
    expect(read(`Expérience\n${title}\t2019 – 2021\nLumio`).work[0]?.employmentType).toBe(type);
  });
});

describe("dates", () => {
  it.each([
    ["Fév – Juil. 2024", "2024-02", "2024-07"],
    ["Été 2018", "2018", "2018"],
    ["Summer 2022", "2022", "2022"],
    ["2022-23", "2022", "2023"],
    ["2022-12", "2022-12", "2022-12"],
    ["De septembre 2012 à ce jour", "2012-09", undefined],
    ["2022 - En cours", "2022", undefined],
    ["Jan 2020 till date", "2020-01", undefined],
    ["2019\u20112021", "2019", "2021"],
    ["01/09/2018 au 31/08/2019", "2018-09", "2019-08"],
    ["Sept. 2018 → Juin 2019", "2018-09", "2019-06"],
    ["March 5, 2020 to April 2021", "2020-03", "2021-04"],
    ["Depuis 2020", "2020", undefined],
    ["Dès mars 2027", "2027-03", undefined],
    ["From March 2027", "2027-03", undefined],
  ])("reads '%s'", (written, startDate, endDate) => {
    const [job] = read(`Expérience\nSoudeuse\nChantiers de l'Ouest\n${written.replace("\u2011", "-")}`).work;
    expect(job).toMatchObject({ startDate, position: "Soudeuse", name: "Chantiers de l'Ouest" });
    expect(job?.endDate).toBe(endDate);
  });
});

describe("headings", () => {
  const job = "Soudeuse\t2019 – 2021\nChantiers de l'Ouest";
  it.each([
    "Work",
    "STAGES",
    "EXPÉRIENCES & STAGES",
    "Expériences et projets",
    "Expérience académique",
    "Relevant Experience",
    "E X P É R I E N C E S",
    "P R O F E S S I O N A L E X P E R I E N C E",
    "Parcours professionnel :",
  ])("'%s' begins jobs", (heading) => {
    expect(read(`${heading}\n${job}`).work).toHaveLength(1);
  });

  it.each([
    "Cursus",
    "Parcours de formation",
    "Parcours scolaire",
    "Academic Qualifications",
    "Educational Qualifications",
    "FORMATION & HABILITATIONS",
    "Formations et diplômes",
  ])("'%s' begins formations", (heading) => {
    expect(read(`${heading}\nMaster de droit\t2019 – 2021\nUniversité de Nantes`).education).toHaveLength(1);
  });

  it.each(["Compétences informatiques", "Hard skills", "Technical Skills"])("'%s' begins skills", (heading) => {
    expect(read(`${heading}\nGo, Rust`).skills.map(({ name }) => name)).toEqual(["Go", "Rust"]);
  });

  it.each(["Langues étrangères", "Langues et centres d'intérêt"])("'%s' begins languages", (heading) => {
    expect(read(`${heading}\nAnglais`).languages).toEqual([{ language: "Anglais" }]);
  });

  it("ends a section at an unknown line that looks like the known headings", () => {
    const text =
      "**Expérience\nSoudeuse\t2019 – 2021\nChantiers de l'Ouest\n\n**Formation\nCAP\t2015 – 2017\nLycée Montaigne\n\n**Ce que j'aime\nVoile\t2010 – 2012\nClub du Port";
    expect(degreesIn(text)).toEqual(["CAP @ Lycée Montaigne, 2015 to 2017"]);
  });
});

describe("an uncertain entry (D-330)", () => {
  it.each([
    ["has no place", "Soudeuse\t2019 – 2021\n• Soudure."],
    ["ends before it begins", "Soudeuse\t2021 – 2019\nChantiers de l'Ouest"],
    ["has a sentence for a title", "a participé à la refonte complète du site\t2019 – 2021\net de ses outils"],
  ])("is a text to copy from if it %s", (_, text) => {
    const { work, unsure } = read(`Expérience\n${text}`);
    expect(work).toEqual([]);
    expect(unsure).toMatchObject([{ section: "work", text: text.replaceAll("\t", "  ") }]);
  });

  it("has its place before its title if a list of three stands below its dates", () => {
    const { work } = read(`Experience

**Northwind: Senior Developer**
**Oct 2021 – Present**
Kotlin | PostgreSQL | Kubernetes
• Built the billing.

**Tailspin: Technical Lead**
**May 2019 – Oct 2021**
Leadership | Architecture | React
• Led a team of eight.`);
    expect(work).toMatchObject([
      { position: "Senior Developer", name: "Northwind" },
      { position: "Technical Lead", name: "Tailspin" },
    ]);
  });

  it("is not proposed from labels and values", () => {
    const { education } = read(`Education

**Higher Secondary Certificate**
Institute\t: Northwind College
Group\t: Business Studies
Passing Year\t: 2021
Result\t: 3.33`);
    expect(education).toEqual([]);
  });
});
