import { describe, expect, it } from "vitest";
import { missingOf } from "./missing-parts";

const whole = {
  profile: "Développeuse",
  sector: "Informatique",
  academicLevel: null,
  experienceLevel: null,
  skills: ["Go"],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  resumeUrl: "/resumes/1",
};

describe("what a profile still misses", () => {
  it("is nothing where all is said that matching and recruiters look at", () => expect(missingOf(whole)).toEqual([]));

  it("is listed in the order of the form", () => {
    expect(missingOf({ ...whole, resumeUrl: null, skills: [], profile: "" })).toEqual(["profile", "skills", "resume"]);
  });
});
