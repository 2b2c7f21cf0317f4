import { describe, expect, it } from "vitest";
import { hasEmptyProfile, type Offer } from "./offers";

function anOffer(given: Partial<Offer>): Offer {
  const offer = { id: 1, ID: 1, jobTitle: "Go", location: "Lyon", contract: "cdi" } as const;
  return { ...offer, applicationStatus: "not_applied", applicationID: null, ...given };
}

describe("an empty profile", () => {
  it("is one that matches nothing where there are skills to match", () => {
    expect(hasEmptyProfile([anOffer({ match: null, skills: [] }), anOffer({ match: null, skills: ["Go"] })])).toBe(
      true,
    );
  });

  it("is not concluded from offers without skills, or from a server that does not explain", () =>
    expect(hasEmptyProfile([anOffer({ match: null, skills: [] }), anOffer({ skills: ["Go"] })])).toBe(false));
});
