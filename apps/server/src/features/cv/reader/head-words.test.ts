import { describe, expect, it } from "vitest";
import { linesOfText } from "./lines-of-text";
import { proposeCv } from "./propose";

const read = (text: string) => proposeCv(linesOfText(text), 2026);
const jobsIn = (text: string) => read(`Expérience\n${text}`).work.map(({ position, name }) => `${position} @ ${name}`);
const degreesIn = (text: string) =>
  read(`Formation\n${text}`).education.map(({ studyType, institution }) => `${studyType} @ ${institution}`);

describe("a freelance job (D-498)", () => {
  it("has no other employer", () => {
    expect(jobsIn("Développeuse web\nFreelance | 2020 – 2022")).toEqual(["Développeuse web @ Freelance"]);
  });

  it("may have a client as its employer", () => {
    expect(jobsIn("Développeuse web (Freelance)\nGlobex | 2020 – 2022")).toEqual([
      "Développeuse web (Freelance) @ Globex",
    ]);
  });
});

describe("a name beside another in the same text (D-499)", () => {
  it.each([
    ["Membre du club de voile", "Membre @ Club de voile"],
    ["Soudeuse par Omnia Test au Nigeria", "Soudeuse @ Omnia Test"],
    ["Developer (MERN) intern @Globex", "Developer (MERN) intern @ Globex"],
    ["Ingenieur bei der Globex AG", "Ingenieur @ Globex AG"],
  ])("is a club, or follows 'par', 'bei' or '@': %s", (text, job) => {
    expect(jobsIn(`${text}\n2019 – 2021`)).toEqual([job]);
  });

  it.each([
    ["Soudeuse (CDI - 4 ans et 3 mois) chez Globex", "Soudeuse @ Globex"],
    ["Globex AG – Backend developer – 80 % (Go, Docker):", "Backend developer @ Globex AG"],
  ])("has no share of full time and no duration: %s", (text, job) => {
    expect(jobsIn(`${text}\n2019 – 2021`)).toEqual([job]);
  });

  it("is the company, not the word 'Assurance' of a job", () => {
    expect(jobsIn("Globex, Remote— Quality Assurance\n2019 – 2021")).toEqual(["Quality Assurance @ Globex"]);
  });

  it.each([
    ["B.Com Northwind University", "B.Com @ Northwind University"],
    ["Génie civil a IUT Omnia 1", "Génie civil @ IUT Omnia 1"],
    ["Titulaire d'une Licence de chimie | Université de Nantes", "Licence de chimie @ Université de Nantes"],
  ])("is a school: %s", (text, degree) => {
    expect(degreesIn(`${text}\n2019 – 2021`)).toEqual([degree]);
  });

  it("keeps a country that is part of it", () => {
    expect(jobsIn("Hôtesse | 2020 – 2021\nVoyage au Canada")).toEqual(["Hôtesse @ Voyage au Canada"]);
  });
});

it("tells a company from a title by further words (D-499)", () => {
  expect(jobsIn("Lumio s.r.l.\nWeb Development\t2019 – 2021")).toEqual(["Web Development @ Lumio s.r.l."]);
});

it.each([
  ["Diplômé avec mention", "IUT Nord (22)"],
  ["with honours", "IUT Nord (BAC+3)"],
])("leaves out remarks beside a degree and after a school: %s, %s", (remark, school) => {
  expect(degreesIn(`Licence de chimie\t${remark}\n${school}\t2019 – 2021`)).toEqual(["Licence de chimie @ IUT Nord"]);
});

it("leaves out 'at' at the end of a line", () => {
  expect(jobsIn("**Engineer at\nGlobex\t2019 – 2021")).toEqual(["Engineer @ Globex"]);
});

it("divides a title and a place where their words show it best (D-442)", () => {
  expect(degreesIn("Bac S — spécialité ISN, Lycée Nord\n2019 – 2021")).toEqual(["Bac S — spécialité ISN @ Lycée Nord"]);
  expect(jobsIn("Globex Inc., Engineer - Night shift\n2019 – 2021")).toEqual(["Engineer - Night shift @ Globex Inc."]);
});

describe("a title that begins with a word for a job or a degree (D-442)", () => {
  it("may be in small letters", () => {
    expect(jobsIn("stage de fin d'études en chimie | 2019 – 2021\nGlobex")).toEqual([
      "stage de fin d'études en chimie @ Globex",
    ]);
  });

  it("may have more words than other names", () => {
    const degree = "Master de chimie et de physique avec une spécialité en eau, en air et en énergie";
    expect(degreesIn(`${degree} | 2019 – 2021\nLycée Nord`)).toEqual([`${degree} @ Lycée Nord`]);
  });
});
