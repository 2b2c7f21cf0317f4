import { describe, expect, it } from "vitest";
import { entriesUnder, locate } from "../../src/contract/openapi-document";
import { plainTextsOf } from "./plain-texts";

describe("the plain texts of a form", () => {
  it.each([
    [
      "updateApplicantProfile",
      "ApplicantProfileInput",
      ["skills", "addSkills", "languages", "languageLevels", "portfolioUrl", "availableImmediately", "resume"],
    ],
    ["updateRecruiterProfile", "RecruiterProfileInput", ["website", "logo"]],
  ] as const)("of %s are all fields but those with a format", (operationId, schema, others) => {
    const texts = Object.keys(plainTextsOf(operationId));
    const fields = entriesUnder(locate(`/components/schemas/${schema}`), "properties").map(([field]) => field);
    expect(fields.filter((field) => !texts.includes(field))).toEqual(others);
  });

  it("have the limits of the contract", () =>
    expect(plainTextsOf("updateRecruiterProfile")).toMatchObject({ company: 100, description: 5000 }));
});
