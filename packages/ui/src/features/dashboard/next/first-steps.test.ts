import { describe, expect, it } from "vitest";
import { firstSteps, isBlank, isNew } from "./first-steps";

const nothing = { applications: 0, notifications: 2 };
const done = (role: "applicant" | "recruiter", beginning: Parameters<typeof isDone>[1]) =>
  firstSteps[role].filter((step) => isDone(step, beginning)).map(({ name }) => name);
const isDone = (step: (typeof firstSteps)["applicant"][number], beginning: Parameters<typeof step.isDone>[0]) =>
  step.isDone(beginning);

describe("the first steps (D-188)", () => {
  it("are all open without a profile, and while it is unknown", () => {
    expect(done("applicant", { stats: nothing, missing: ["skills", "profile", "resume", "sector"] })).toEqual([]);
    expect(done("recruiter", { stats: nothing, missing: undefined })).toEqual([]);
  });

  it("are ticked off as the profile says more", () => {
    expect(done("applicant", { stats: nothing, missing: ["resume"] })).toEqual(["skills"]);
    expect(done("recruiter", { stats: nothing, missing: ["description"] })).toEqual(["company"]);
  });

  it.each([
    [{ formations: 1 }, ["entry"]],
    [{ experiences: 2 }, ["entry"]],
    [{ projects: 2 }, []],
    [{ applications: 1 }, ["apply"]],
  ])("of an applicant with %j: done are %j", (counts, names) => {
    expect(done("applicant", { stats: { ...nothing, ...counts }, missing: undefined })).toEqual(names);
  });
});

it.each([
  ["applicant", nothing, true],
  ["applicant", { ...nothing, experiences: 4 }, true],
  ["applicant", { ...nothing, applications: 1 }, false],
  ["recruiter", { ...nothing, jobOffers: 0 }, true],
  ["recruiter", { ...nothing, jobOffers: 1 }, false],
] as const)("a %s with %j is new: %j", (role, stats, expected) => expect(isNew(role, stats)).toBe(expected));

it("does not count a person as new again after their offers were deleted (D-468, D-472)", () => {
  expect(isNew("applicant", nothing, true)).toBe(false);
  expect(isNew("recruiter", { ...nothing, jobOffers: 0 }, true)).toBe(false);
});

it("ignores people who have only been notified", () => {
  expect(isBlank(nothing)).toBe(true);
  expect(isBlank({ ...nothing, formations: 1 })).toBe(false);
});
