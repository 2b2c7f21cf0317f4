import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const read = (text: string) => proposeCv(linesOfText(text), 2026);
const degreesIn = (text: string) =>
  read(`Formation\n${text}`).education.map(({ studyType, institution }) => `${studyType} @ ${institution}`);
const jobsIn = (text: string) => read(`Expérience\n${text}`).work.map(({ position, name }) => `${position} @ ${name}`);

describe("a name that the head of an entry lacks (D-491)", () => {
  it("is the school in the first item below", () => {
    expect(degreesIn("Licence de chimie  2019 – 2021\n• Université de Nantes\n• Mention bien")).toEqual([
      "Licence de chimie @ Université de Nantes",
    ]);
  });

  it("is the school among other words below", () => {
    expect(degreesIn("**Licence de chimie | 2019 – 2021**\nParcours aménagement à l'Université de Nantes.")).toEqual([
      "Licence de chimie @ Université de Nantes",
    ]);
  });

  it("is the degree below a school", () => {
    expect(degreesIn("**Lycée Nord | 2019 – 2021**\n• Baccalauréat professionnel")).toEqual([
      "Baccalauréat professionnel @ Lycée Nord",
    ]);
  });

  it("is the job below a company", () => {
    expect(jobsIn("**Société Globex | 2019 – 2021**\n• Soudeuse\n• Lecture de plans")).toEqual([
      "Soudeuse @ Société Globex",
    ]);
  });

  it("begins with its own word in the same text", () => {
    expect(degreesIn("2019 – 2021 : Bac STI2D Lycée Nord")).toEqual(["Bac STI2D @ Lycée Nord"]);
    expect(jobsIn("2019 – 2021 : Emploi saisonnier aux espaces verts de la mairie de Vaux")).toEqual([
      "Emploi saisonnier aux espaces verts @ Mairie de Vaux",
    ]);
  });

  it("is no list of activities", () => {
    expect(jobsIn("**Globex Industries | 2019 – 2021**\nSoudure, conseil, leadership").length).toBe(0);
  });
});

it("ignores a heading within a section above entries of one text each", () => {
  expect(
    jobsIn("ENSEIGNEMENT\n2019 – 2021  Lectrice, Université de Nantes\n2017 – 2019  Lectrice, Université de Rennes"),
  ).toEqual(["Lectrice @ Université de Nantes", "Lectrice @ Université de Rennes"]);
});

it("reads no remark after a place as part of it", () => {
  expect(degreesIn("Licence de chimie\nUniversité de Nantes, mention bien\n2019 – 2021")).toEqual([
    "Licence de chimie @ Université de Nantes",
  ]);
});
