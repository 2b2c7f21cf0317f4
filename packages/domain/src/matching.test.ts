import { describe, expect, it } from "vitest";
import { type Applicant, type Source, fitsWell, rankOf, wantedSkills } from "./matching";
import { significantWords, skillKey } from "./words/skill-key";
import { fold } from "./words/fold";

const profile: Source = { kind: "profile", title: null };

function anApplicant({ skills = [] as string[], title = "", sector = "" }): Applicant {
  return {
    skills: skills.map((name) => ({ key: skillKey(name), source: profile })),
    words: significantWords(title),
    sector: fold(sector),
  };
}

function anOffer(skills: string[], jobTitle = "Poste", sector = "") {
  return { skills: wantedSkills(skills), words: significantWords(jobTitle), sector: fold(sector) };
}

describe("the score", () => {
  it("is 0.75 of the skills, 0.20 of the title and 0.05 of the sector", () => {
    const applicant = anApplicant({ skills: ["Go"], title: "Développeur web", sector: "Énergie" });
    const score = (...offer: Parameters<typeof anOffer>) => rankOf(applicant, anOffer(...offer)).score;
    expect(score(["Go", "SQL"])).toBeCloseTo(0.75 * (1 / 2.5));
    expect(score(["Go", "SQL"], "Développeur Java")).toBeCloseTo(0.75 * (1 / 2.5) + 0.1);
    expect(score(["Go", "SQL"], "Développeur web (H/F)", "energie")).toBeCloseTo(0.75 * (1 / 2.5) + 0.25);
    expect(score(["SQL"], "Développeur web")).toBeCloseTo(0.2);
  });

  it("ranks unscored offers by title alone", () => {
    const applicant = anApplicant({ skills: ["Go"], title: "Comptable", sector: "Énergie" });
    expect(rankOf(applicant, anOffer([], "Comptable senior", "Énergie"))).toEqual({ tier: 2, score: 0.5 });
  });
});

it.each([
  [1, 1, true],
  [2, 4, true],
  [2, 5, false],
  [1, 2, false],
])("%i of %i skills fit well: %s", (matched, total, fits) => expect(fitsWell({ matched, total })).toBe(fits));
