import { describe, expect, it } from "vitest";
import { isApplied, type Offer } from "../job-offers";
import { knownStatus, withApplication } from "./offer-to-apply";

function anOffer(given: Partial<Offer>): Offer {
  const offer = { id: 1, ID: 1, jobTitle: "Go", location: "Lyon", contract: "cdi" } as const;
  return { ...offer, applicationStatus: "not_applied", applicationID: null, ...given };
}

describe("the status of an application", () => {
  it.each([
    ["applied_seen", true, "applied_seen"],
    ["applied_not_seen", true, "applied_not_seen"],
    ["applied_elsewhere", true, "not_applied"],
    ["not_applied", false, "not_applied"],
    ["", false, "not_applied"],
  ])("%j can be withdrawn: %s, and reads as %s", (status, applied, known) => {
    expect([isApplied(status), knownStatus(status)]).toEqual([applied, known]);
  });

  it("changes in the list for the offer that was applied to alone", () => {
    const list = { items: [anOffer({ id: 1 }), anOffer({ id: 2 })] };
    const after = withApplication(list, 2, { applicationStatus: "applied_not_seen", applicationID: 57 });
    expect(after.items.map((offer) => offer.applicationStatus)).toEqual(["not_applied", "applied_not_seen"]);
  });
});
