import { expect, it } from "vitest";
import { alertKey, alertName, alertQuery, keptAlert } from "./offer-alerts";

it("keeps the filters that make sense", () => {
  expect(keptAlert({ search: " Go ", location: "-", contract: "cdd,cdi,x", remote: "none,partial,full" })).toEqual({
    search: "Go",
    contract: "cdd,cdi",
  });
  expect(keptAlert({ search: "de la", company: "🙂" })).toEqual({ search: "de la" });
  expect(keptAlert({ minSalary: 2500 })).toEqual({ minSalary: 2500 });
  expect(keptAlert({ minSalary: 2500, withoutSalary: true })).toEqual({ minSalary: 2500, withoutSalary: true });
  expect(keptAlert({ search: "go", withoutSalary: true })).toEqual({ search: "go" });
});

it("keeps a known place with its name and radius", () => {
  const around = { location: "Lyon", near: "fr-69123", within: 20 };
  expect(keptAlert(around)).toEqual(around);
  expect(keptAlert({ near: "fr-69123" })).toEqual({ near: "fr-69123" });
  expect(keptAlert({ search: "go", within: 20 })).toEqual({ search: "go" });
  expect(alertQuery(around)).toEqual({ near: "fr-69123", within: 20 });
  expect(alertQuery({ location: "Lyon" })).toEqual({ location: "Lyon" });
});

it("is no alert without any", () => {
  for (const nothing of [{}, { search: "🙂" }, { contract: "benevolat", company: " " }])
    expect(keptAlert(nothing)).toBeUndefined();
});

it.each([
  [{ search: "développeuse Go" }, { search: "GO developpeuse" }, true],
  [{ contract: "cdi,cdd" }, { contract: "cdd, CDI" }, true],
  [{ search: "lumio" }, { company: "lumio" }, false],
  [{ minSalary: 2500 }, { minSalary: 2600 }, false],
  [{ minSalary: 2500 }, { minSalary: 2500, withoutSalary: true }, false],
  [{ search: "go" }, { search: "go", withoutSalary: true }, true],
  [{ location: "Lyon", near: "fr-69123" }, { near: "fr-69123" }, true],
  [{ near: "fr-69123" }, { near: "fr-69123", within: 20 }, false],
  [{ location: "Lyon", near: "fr-69123" }, { location: "Lyon" }, false],
])("%j and %j find the same: %s", (one, other, isSame) => expect(alertKey(one) === alertKey(other)).toBe(isSame));

it("is known by its words", () => {
  expect(alertName({ search: "go", location: "Nantes", contract: "cdi" })).toBe("go, Nantes");
  expect(alertName({ contract: "cdi" })).toBe("");
});
