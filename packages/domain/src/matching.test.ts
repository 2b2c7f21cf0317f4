import { describe, expect, it } from "vitest";
import { type Applicant, type Source, explain, fitsWell, rankOf, wantedSkills } from "./matching";
import { significantWords, skillKey } from "./skills";
import { fold } from "./words/letters";

const profile: Source = { kind: "profile", title: null };
const acme: Source = { kind: "experience", title: "Acme" };

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

describe("the example of docs/product/matching.md", () => {
  const applicant = anApplicant({ skills: ["Golang", "SQL (avancé)"] });
  const o1 = anOffer(["go", "sql", "docker"]);
  const o2 = anOffer(["excel"]);
  const o3 = anOffer([]);

  it("ranks matches first, unscored offers next, offers without a match last", () => {
    expect([o1, o3, o2].map((offer) => rankOf(applicant, offer).tier)).toEqual([1, 2, 3]);
  });

  it("counts and names matching and missing skills", () => {
    expect(explain(applicant.skills, o1.skills)).toEqual({
      matched: 2,
      total: 3,
      level: "medium",
      matchedSkills: [
        { name: "go", source: profile },
        { name: "sql", source: profile },
      ],
      missingSkills: ["docker"],
    });
    expect(explain(applicant.skills, o2.skills)).toMatchObject({ matched: 0, total: 1, level: "weak" });
  });

  it("gives no counts without data", () => {
    expect(explain(applicant.skills, o3.skills)).toBeNull();
    expect(explain([], o1.skills)).toBeNull();
    const nobody = anApplicant({});
    expect([o1, o2, o3].map((offer) => rankOf(nobody, offer))).toEqual([
      { tier: 2, score: 0 },
      { tier: 2, score: 0 },
      { tier: 2, score: 0 },
    ]);
  });
});

describe("the score", () => {
  const many = ["a", "b", "c", "d", "e", "f", "g", "h"];

  it("ranks seven of eight above one of one", () => {
    const applicant = anApplicant({ skills: many.slice(0, 7) });
    expect(rankOf(applicant, anOffer(many)).score).toBeGreaterThan(rankOf(applicant, anOffer(["a"])).score);
  });

  it("is 0.75 of the skills, 0.20 of the title and 0.05 of the sector", () => {
    const applicant = anApplicant({ skills: ["Go"], title: "Développeur web", sector: "Énergie" });
    const score = (...offer: Parameters<typeof anOffer>) => rankOf(applicant, anOffer(...offer)).score;
    expect(score(["Go", "SQL"])).toBeCloseTo(0.75 * (1 / 2.5));
    expect(score(["Go", "SQL"], "Développeur Java")).toBeCloseTo(0.75 * (1 / 2.5) + 0.1);
    expect(score(["Go", "SQL"], "Développeur web (H/F)", "energie")).toBeCloseTo(0.75 * (1 / 2.5) + 0.25);
    expect(score(["SQL"], "Développeur web")).toBeCloseTo(0.2);
  });

  it("does not treat two missing sectors as equal", () => {
    expect(rankOf(anApplicant({ skills: ["Go"] }), anOffer(["SQL"])).score).toBe(0);
  });

  it("ranks unscored offers by title alone", () => {
    const applicant = anApplicant({ skills: ["Go"], title: "Comptable", sector: "Énergie" });
    expect(rankOf(applicant, anOffer([], "Comptable senior", "Énergie"))).toEqual({ tier: 2, score: 0.5 });
  });
});

describe("the explanation", () => {
  it.each([
    [7, 10, "strong"],
    [6, 10, "medium"],
    [2, 5, "medium"],
    [3, 8, "weak"],
    [0, 1, "weak"],
  ])("%i of %i is %s", (matched, total, level) => {
    const wanted = Array.from({ length: total }, (_, n) => `skill ${n}`);
    expect(
      explain(anApplicant({ skills: ["other", ...wanted.slice(0, matched)] }).skills, anOffer(wanted).skills),
    ).toMatchObject({
      matched,
      total,
      level,
    });
  });

  it("counts two spellings of a skill once, under the first", () => {
    const wanted = anOffer(["JS", "Go", "JavaScript"]).skills;
    expect(wanted.map(({ key }) => key)).toEqual(["javascript", "go", null]);
    expect(explain(anApplicant({ skills: ["javascript"] }).skills, wanted)).toMatchObject({
      matched: 1,
      total: 2,
      matchedSkills: [{ name: "JS" }],
      missingSkills: ["Go"],
    });
  });

  it("names experience before listed skills", () => {
    const declared = [profile, acme].map((source) => ({ key: "go", source }));
    expect(explain(declared, anOffer(["Go"]).skills)?.matchedSkills).toEqual([{ name: "Go", source: acme }]);
  });
});

it.each([
  [1, 1, true],
  [2, 4, true],
  [2, 5, false],
  [1, 2, false],
])("%i of %i skills fit well: %s", (matched, total, fits) => expect(fitsWell({ matched, total })).toBe(fits));
