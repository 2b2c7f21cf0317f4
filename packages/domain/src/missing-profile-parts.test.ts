import { expect, it } from "vitest";
import { missingOfApplicant } from "./missing-profile-parts";

const whole = { hasSkills: true, profile: "Développeuse", resume: "/resumes/1", sector: "Informatique" };

it("finds nothing missing in a profile with all parts", () => expect(missingOfApplicant(whole)).toEqual([]));

it("lists the missing parts, those with the most weight first", () =>
  expect(missingOfApplicant({ hasSkills: false, profile: "", resume: null, sector: null })).toEqual([
    "skills",
    "profile",
    "resume",
    "sector",
  ]));
