import { describe, expect, it } from "vitest";
import { proposeCv } from "./propose";
import type { StyledLine } from "./styled-line";

const line = (text: string, size: number, gap: number): StyledLine => ({
  text,
  parts: [text],
  style: `f1 ${size}`,
  size,
  left: 0,
  gap,
});
const sideHeading = (text: string) => line(text, 13, 2.67);
const item = (text: string) => line(text, 10.5, 1.68);
const wrapped = (text: string) => line(text, 10.5, 1.2);
const heading = (text: string) => line(text, 15.75, 3.42);
const organisation = (text: string) => line(text, 12, 3.2);
const title = (text: string) => line(text, 11.5, 1.4);
const dates = (text: string) => line(text, 10.5, 1.38);
const place = (text: string) => line(text, 10.5, 1.4);
const text = (value: string) => line(value, 10.5, 1.93);

/** The first lines of a profile: contact data in the sidebar, then the name and the headline. */
const sidebar = (contact: string, ...lines: StyledLine[]) => [
  line(contact, 13, 9),
  line("www.linkedin.com/in/jeanne-martin", 11, 2.2),
  line("(LinkedIn)", 11, 1.3),
  ...lines,
  line("Jeanne Martin", 26, 9),
  line("Soudeuse navale", 12, 1.76),
];

const english = [
  ...sidebar(
    "Contact",
    sideHeading("Top Skills"),
    item("Welding"),
    item("Technical drawings"),
    sideHeading("Languages"),
    item("French (Native or Bilingual)"),
    item("English (Limited Working)"),
    sideHeading("Certifications"),
    item("Safety at Work: Shipyards,"),
    wrapped("Docks and Ports"),
    item("First Aid"),
    sideHeading("Publications"),
    item("Welding under water"),
  ),
  heading("Summary"),
  line("Experience matters to me.", 12, 2.1),
  heading("Experience"),
  organisation("Atelier des Docks"),
  line("4 years 11 months", 10.5, 1.57),
  title("Head of Welding, Maintenance and"),
  title("Safety"),
  dates("January 2020 - Present (4 years 11 months)"),
  place("Saint-Nazaire, Pays de la Loire, France"),
  text("Projects"),
  text("Hulls and decks."),
  title("Welding intern"),
  dates("March 2019 - August 2019 (6 months)"),
  organisation("Institut Maritime, University of"),
  organisation("Northport"),
  title("Researcher"),
  dates("2016 - 2018 (2 years)"),
  heading("Education"),
  organisation("University of Northport, Brest"),
  item("Master of Science (M.Sc.), Naval Engineering with a Minor in"),
  text("Materials · (September 2012 - June 2014)"),
  organisation("lycée Colbert de la rue du Port, du quai des Docks et de la place de Brest au bord de la mer"),
  item("Baccalauréat · (2010)"),
  organisation("Academy without dates"),
  item("Certificate, Diving"),
  line("Page 1 of 1", 9, 30),
];

describe("a profile that LinkedIn saved as a PDF", () => {
  const proposed = proposeCv(english, 2025);

  it("has jobs, several of them at one company", () => {
    const docks = { name: "Atelier des Docks" };
    expect(proposed.work).toEqual([
      {
        ...docks,
        position: "Head of Welding, Maintenance and Safety",
        startDate: "2020-01",
        summary: "Projects Hulls and decks.",
      },
      { ...docks, position: "Welding intern", employmentType: "stage", startDate: "2019-03", endDate: "2019-08" },
      {
        name: "Institut Maritime, University of Northport",
        position: "Researcher",
        startDate: "2016",
        endDate: "2018",
      },
    ]);
  });

  it("has formations, with their dates in brackets", () => {
    expect(proposed.education).toEqual([
      {
        institution: "University of Northport, Brest",
        studyType: "Master of Science (M.Sc.), Naval Engineering with a Minor in Materials",
        startDate: "2012-09",
        endDate: "2014-06",
      },
      {
        institution: "lycée Colbert de la rue du Port, du quai des Docks et de la place de Brest au bord de la mer",
        studyType: "Baccalauréat",
        startDate: "2010",
        endDate: "2010",
      },
    ]);
    expect(proposed.unsure).toMatchObject([
      { section: "education", text: "Academy without dates\nCertificate, Diving" },
    ]);
  });

  it("has lists in a sidebar that wraps long items", () => {
    expect(proposed.skills.map(({ name }) => name)).toEqual(["Welding", "Technical drawings"]);
    expect(proposed.certificates).toEqual([
      { name: "Safety at Work: Shipyards, Docks and Ports" },
      { name: "First Aid" },
    ]);
    expect(proposed.languages).toEqual([
      { language: "French", fluency: "Native speaker" },
      { language: "English", fluency: "B1" },
    ]);
  });

  it.each([
    {
      name: "French",
      labels: ["Coordonnées", "Principales compétences", "Expérience", "Formation"],
      job: "janvier 2020 - Present (4 ans 11 mois)",
      studies: "(septembre 2015 - juin 2018)",
      level: "Anglais (Capacité professionnelle complète)",
    },
    {
      name: "Spanish",
      labels: ["Contactar", "Aptitudes principales", "Experiencia", "Educación"],
      job: "enero de 2020 - Present (4 años 11 meses)",
      studies: "(septiembre de 2015 - junio de 2018)",
      level: "Anglais (Full Professional)",
    },
    {
      name: "Portuguese",
      labels: ["Contato", "Principais competências", "Experiência", "Formação acadêmica"],
      job: "janeiro de 2020 - Present (4 anos 11 meses)",
      studies: "(setembro de 2015 - junho de 2018)",
      level: "Anglais (Full Professional)",
    },
    {
      name: "Italian",
      labels: ["Contatti", "Competenze principali", "Esperienza", "Formazione"],
      job: "gennaio 2020 - Present (4 anni 11 mesi)",
      studies: "(settembre 2015 - giugno 2018)",
      level: "Anglais (Full Professional)",
    },
    {
      name: "German",
      labels: ["Kontakt", "Top-Kenntnisse", "Berufserfahrung", "Ausbildung"],
      job: "Januar 2020 - Present (4 Jahre 11 Monate)",
      studies: "(September 2015 - Juni 2018)",
      level: "Anglais (Full Professional)",
    },
  ])("may be in $name", ({ labels: [contact = "", skills = "", jobs = "", schools = ""], job, studies, level }) => {
    const proposed = proposeCv(
      [
        ...sidebar(contact, sideHeading(skills), item("Soudure"), sideHeading("Languages"), item(level)),
        heading(jobs),
        organisation("Atelier des Docks"),
        title("Soudeuse"),
        dates(job),
        place("Région de Nantes, France"),
        heading(schools),
        organisation("Lycée Colbert"),
        item(`Bac professionnel, Soudure · ${studies}`),
      ],
      2025,
    );
    expect(proposed.work).toEqual([{ name: "Atelier des Docks", position: "Soudeuse", startDate: "2020-01" }]);
    expect(proposed.education).toEqual([
      {
        institution: "Lycée Colbert",
        studyType: "Bac professionnel, Soudure",
        startDate: "2015-09",
        endDate: "2018-06",
      },
    ]);
    expect(proposed.skills).toEqual([{ name: "Soudure" }]);
    expect(proposed.languages).toEqual([{ language: "Anglais", fluency: "C1" }]);
  });
});
