import { expect, it } from "vitest";
import { changedTerms, changesText } from "./offer-changes";

const before = { jobTitle: "Maçon", location: "Nantes", contract: "cdd", salary: 0, remote: "none" } as const;

it("finds nothing in an offer that is the same", () => expect(changedTerms(before, { ...before })).toEqual([]));

it("says each change, before and after", () =>
  expect(
    changesText(before, { ...before, location: "Brest", contract: "cdi", salary: 2100, remote: "partial" }),
  ).toEqual({
    fr: "lieu : Nantes → Brest ; contrat : CDD → CDI ; salaire : non communiqué → 2100 € ; télétravail : sur site → partiel",
    en: "place: Nantes → Brest ; contract: CDD → CDI ; salary: not stated → 2100 € ; remote work: on site → partly",
  }));
