import { expect, it } from "vitest";
import { changedTerms, changesText } from "./offer-changes";

const before = { jobTitle: "Maçon", location: "Nantes", contract: "cdd", salary: 0, remote: "none" } as const;

it("finds nothing in an offer that is the same", () => expect(changedTerms(before, { ...before })).toEqual([]));

it("finds another range or period of the same monthly salary", () => {
  const applied = { ...before, salary: 2000 };
  const stated = { salaryMin: 2000, salaryMax: null, salaryPeriod: "month" } as const;
  expect(changedTerms(applied, { ...applied, ...stated })).toEqual([]);
  expect(changedTerms(applied, { ...applied, ...stated, salaryMax: 2600 })).toEqual(["salary"]);
});

it("says each change, before and after", () =>
  expect(
    changesText(before, {
      ...before,
      jobTitle: "Maçonne",
      location: "Brest",
      contract: "cdi",
      salary: 2100,
      remote: "partial",
    }),
  ).toEqual({
    fr: "Intitulé : Maçon → Maçonne.\nLieu : Nantes → Brest.\nContrat : CDD → CDI.\nSalaire : non communiqué → 2 100 € brut par mois.\nTélétravail : sur site → partiel.",
    en: "Title: Maçon → Maçonne.\nLocation: Nantes → Brest.\nContract: Fixed-term → Permanent.\nSalary: not stated → €2,100 gross per month.\nRemote work: on site → partly.",
  }));
