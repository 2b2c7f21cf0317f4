import { describe, expect, it } from "vitest";
import { entriesIn, readCvText } from "../../../../test/cv-entries";
import { proposeCv } from "./propose";

/** Habits of authors of CVs; the people are invented. */
const line = (text: string, parts = [text]) => ({ text, parts, style: "f1 10", size: 10, left: 0, gap: 1.2 });

describe("an author", () => {
  it.each(["⋄", "➜", "★", "§"])("marks the items of a list with %s", (mark) => {
    const text = `Expérience\n**Soudeuse - Globex (Apprentissage)\n04/2019–09/2020\n${mark} Pose de coques ;`;
    expect(entriesIn(text)).toEqual([["Soudeuse", "Globex (Apprentissage)", "2019-04", "2020-09"]]);
  });

  it("separates entries with ornaments", () => {
    const text = "Formation\nDUT Réseaux\t2017–2019\nIUT de Nantes\n⋆⋆\nBTS Réseaux\t2015–2017\nLycée Montaigne";
    expect(entriesIn(text)).toEqual([
      ["DUT Réseaux", "IUT de Nantes", "2017", "2019"],
      ["BTS Réseaux", "Lycée Montaigne", "2015", "2017"],
    ]);
  });

  it("ends titles and schools with a full stop", () => {
    expect(
      entriesIn("Formation\n**DUT Réseaux et Télécoms.\t2017–2019\nInstitut des Technologies Appliquées."),
    ).toEqual([["DUT Réseaux et Télécoms", "Institut des Technologies Appliquées", "2017", "2019"]]);
  });

  it("introduces a text below the head with a colon", () => {
    const text = "Expérience\n**Consultante - Globex\n01/2023–12/2024\nPrestations proposées à distance :\n- Audits.";
    expect(entriesIn(text)).toEqual([["Consultante", "Globex", "2023-01", "2024-12"]]);
  });

  it("writes a school with a small letter, and an address below a company", () => {
    expect(entriesIn("Formation\n**BAC\tde sept. 2020 à juil. 2021\nlycée Montaigne")).toEqual([
      ["BAC", "lycée Montaigne", "2020-09", "2021-07"],
    ]);
    const job = "Globex, Nantes\t12/2017 till date (6 years)\nhttps://globex.example\tPrincipal Engineer";
    expect(entriesIn(`Work Experience\n${job}`)).toEqual([["Principal Engineer", "Globex", "2017-12", undefined]]);
  });

  it("begins titles with '>'", () => {
    expect(entriesIn("Expériences\n> SOUDEUSE\nAtelier du Port, 2018 - 2022")).toEqual([
      ["SOUDEUSE", "Atelier du Port", "2018", "2022"],
    ]);
  });

  it.each([", Spring 2023", ", Graduated May 2023", ", Expected May 2023"])(
    "writes the end of studies after the degree: '%s'",
    (end) => {
      const text = `Education\nUniversity of Nantes\nM.S. Robotics${end}\tAugust 2021 - May 2023`;
      expect(entriesIn(text)).toEqual([["M.S. Robotics", "University of Nantes", "2021-08", "2023-05"]]);
    },
  );

  it("names sections with unknown words", () => {
    const job = "**Capitaine\nClub de voile\t2021 – 2023\nRégates.";
    const text = `**EDUCATION\nBTS\nLycée Montaigne\t2017 – 2019\n\n**LEADERSHIP EXPERIENCE\n${job}\n\n**SKILLS\nTIG, MIG`;
    expect(entriesIn(text).map(([title]) => title)).toEqual(["Capitaine", "BTS"]);
  });

  it("lists jobs as items with their dates, over several lines", () => {
    const text =
      "Expérience\n• 2021 – 2023 : Soudeuse, Chantiers du Nord\n• Tuyauteuse, Atelier du Port, avril 2020 until\n  now.\n- Plans.";
    expect(entriesIn(text)).toEqual([
      ["Soudeuse", "Chantiers du Nord", "2021", "2023"],
      ["Tuyauteuse", "Atelier du Port", "2020-04", undefined],
    ]);
  });

  it("writes the title after the town: 'Globex, Leeds — Engineer'", () => {
    const text = "Experience\n**Globex, Leeds — Senior Engineer\nMARCH 2019 - PRESENT\nLed the payments team.";
    expect(entriesIn(text)).toEqual([["Senior Engineer", "Globex", "2019-03", undefined]]);
  });

  it("sets the town of a company in another style", () => {
    const job = line("Globex Lyon, France", ["Globex", "Lyon, France"]);
    const { work } = proposeCv([line("Expérience"), line("Soudeuse\t2018 - 2024"), job], 2026);
    expect(work).toMatchObject([{ position: "Soudeuse", name: "Globex" }]);
  });

  it("misspells a heading by one letter", () => {
    const text = "Epériences professionnelles\nSoudeuse\t2021 – 2023\nGlobex";
    expect(entriesIn(text)).toEqual([["Soudeuse", "Globex", "2021", "2023"]]);
  });

  it("names the columns of a table", () => {
    const text = "Education\nDegree\tInstitute\tYear\nMBA\tNorthwind University\t2017";
    expect(entriesIn(text)).toEqual([["MBA", "Northwind University", "2017", "2017"]]);
  });

  it("writes a town in capitals after a school", () => {
    expect(entriesIn("Formation\n**BAC\t2020 - 2021\nLycée Montaigne, GUIGLO")).toEqual([
      ["BAC", "Lycée Montaigne", "2020", "2021"],
    ]);
  });

  it("names no school for a degree, which is not at the one before", () => {
    const text = "Formation\n**Licence Génie civil\nUniversité du Nord\t2023-2025\n**Baccalauréat général\t2022-2023";
    expect(entriesIn(text)).toEqual([["Licence Génie civil", "Université du Nord", "2023", "2025"]]);
  });

  it.each(["D'août", "Du 3 au 28 juin Stagiaire"])("has no title '%s', which is a part of a period", (title) => {
    expect(readCvText(`Expérience\n**${title}\nGlobex\t2021 – 2023`).work).toEqual([]);
  });

  it("sets the first word of a title in another style", () => {
    const title = line("ASSISTANTE DE RECHERCHE", ["ASSISTANTE", "DE RECHERCHE"]);
    const { work } = proposeCv([line("Expérience"), line("2017 – 2019"), title, line("Université de Nantes")], 2026);
    expect(work).toMatchObject([{ position: "ASSISTANTE DE RECHERCHE", name: "Université de Nantes" }]);
  });

  it("writes the kind of contract in place of a title, which is then missing", () => {
    expect(readCvText("Experience\n**Fixed-term contract\t2014\nObservatory of Brest").work).toEqual([]);
  });

  it("labels grades and subjects, which are no names", () => {
    const { education, unsure } = readCvText("Education\n2017 – 2019\tSecondary Examination\nSubjects: Physics, Law");
    expect(education).toEqual([]);
    expect(unsure).toHaveLength(1);
  });
});

it("keeps labels in a description on lines of their own (D-497)", () => {
  const text =
    "Experience\n2019 – 2021\tWelder\nGlobex Ltd\nCity: Leeds\nCountry: England\nMain activities:\nReads plans and\nwelds hulls.";
  expect(readCvText(text).work).toMatchObject([
    { summary: "City: Leeds\nCountry: England\nMain activities:\nReads plans and welds hulls." },
  ]);
});
