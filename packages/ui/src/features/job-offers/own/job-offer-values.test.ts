import { describe, expect, it } from "vitest";
import { inputOf, isPositions, maximumRules, mayClose, minimumRules, spreadPay, valuesOf } from "./job-offer-values";

const offer = {
  id: 12,
  jobTitle: "Développeuse Go",
  description: "Écrire des services.",
  location: "Lyon",
  contract: "cdd",
  salary: 3800.5,
  salaryMin: 3800.5,
  salaryMax: 4200,
  salaryPeriod: "month",
  skills: ["Go", "SQL"],
  benefits: [],
  remote: "partial",
  closingDate: "2026-05-01",
  positions: 2,
  active: false,
  public: true,
  createdAt: "2026-03-12T08:00:00Z",
} as const;

describe("the form of a job offer", () => {
  it("starts as an active and public cdi without words", () => {
    const usual = { jobTitle: "", contract: "cdi", salaryMin: "", active: true, public: true };
    expect(valuesOf(undefined)).toMatchObject(usual);
  });

  it("shows an offer as not public if its server does not know the choice", () => {
    const { public: _, ...earlier } = offer;
    expect(valuesOf({ ...earlier, skills: [], benefits: [] }).public).toBe(false);
  });

  it("sends an unchanged offer as it was", () => {
    const { id: _id, createdAt: _createdAt, ...sent } = offer;
    expect(inputOf(valuesOf({ ...offer, skills: ["Go", "SQL"], benefits: [] }))).toEqual(sent);
  });

  it("sends a chosen place, and none for a typed location", () => {
    const place = { id: "fr-69123", name: "Lyon", kind: "city", country: "FR" } as const;
    const chosen = valuesOf({ ...offer, place, skills: [], benefits: [] });
    expect(inputOf(chosen)).toMatchObject({ location: "Lyon", place: "fr-69123" });
    expect(inputOf({ ...chosen, place: "" })).not.toHaveProperty("place");
    const read = valuesOf({ ...offer, place, location: "Lyon, Confluence", skills: [], benefits: [] });
    expect(inputOf(read)).not.toHaveProperty("place");
  });

  it("leaves a salary that is not stated empty", () =>
    expect(valuesOf({ ...offer, salaryMin: 0, skills: [], benefits: [] }).salaryMin).toBe(""));

  it("trims texts and splits lists on commas, each item once", () => {
    const values = { ...valuesOf(undefined), jobTitle: "  Go  ", skills: "Go, , SQL,go ," };
    expect(inputOf(values)).toMatchObject({ jobTitle: "Go", skills: ["Go", "SQL"] });
  });

  it.each([
    ["", 0],
    ["3 800,50 €", 3800.5],
    ["3,8 k€", 3800],
  ])("sends the salary %j as %d", (salaryMin, salary) => {
    expect(inputOf({ ...valuesOf(undefined), salaryMin })).toMatchObject({ salary, salaryMin: salary });
  });

  it("reads the salary of an offer that states no period", () => {
    const { salaryMin: _min, salaryMax: _max, salaryPeriod: _period, ...earlier } = offer;
    const pay = { salaryMin: "3800.5", salaryMax: "", salaryPeriod: "month" };
    expect(valuesOf({ ...earlier, skills: [], benefits: [] })).toMatchObject(pay);
  });

  it("sends stated pay with its monthly equivalent", () => {
    const pay = { salaryMin: "35k", salaryMax: "42 000", salaryPeriod: "year" } as const;
    const sent = { salary: 2916.67, salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" };
    expect(inputOf({ ...valuesOf(undefined), ...pay })).toMatchObject(sent);
  });

  it("shows the pay of an hour as stated, and a changed amount keeps its period", () => {
    const hourly = { ...offer, salary: 2502.56, salaryMin: 16.5, salaryMax: null, salaryPeriod: "hour" } as const;
    const values = valuesOf({ ...hourly, skills: [], benefits: [] });
    expect(values).toMatchObject({ salaryMin: "16.5", salaryMax: "", salaryPeriod: "hour" });
    const sent = { salary: 2578.39, salaryMin: 17, salaryMax: null, salaryPeriod: "hour" };
    expect(inputOf({ ...values, salaryMin: "17" })).toMatchObject(sent);
  });

  it("does not take a range without or below its minimum", () => {
    const values = { ...valuesOf(undefined), salaryMin: "2600", salaryMax: "2000" };
    expect(maximumRules.reversed("2000", values)).toBe(false);
    expect(maximumRules.reversed("2600", values)).toBe(true);
    expect([minimumRules.missing("", values), minimumRules.missing("2600", values)]).toEqual([false, true]);
  });

  it("takes a number of positions from 1 to 999", () => {
    expect(["1", " 12 ", "999"].filter(isPositions)).toHaveLength(3);
    expect(["", "0", "1000", "-1", "1.5", "deux"].filter(isPositions)).toEqual([]);
  });

  it("closes on no day that has passed, but for an offer that keeps its own and does not open again", () => {
    const closingDate = "2020-01-31";
    const open = { closingDate, active: true };
    const closed = { closingDate, active: false };
    expect([mayClose({ closingDate: "" }), mayClose({ closingDate: "2999-12-31" })]).toEqual([true, true]);
    expect([mayClose({ closingDate }), mayClose(closed, { closingDate: "" })]).toEqual([false, false]);
    expect(mayClose(open, closed)).toBe(false);
    expect([mayClose(closed, closed), mayClose(open, open)]).toEqual([true, true]);
  });

  it.each(["beaucoup", "-1", "1,2,3", "1000001"])("does not take %j for a salary", (text) => {
    expect(minimumRules.amount(text, valuesOf(undefined))).toBe(false);
  });

  it.each([
    ["38-42 k€", { salaryMin: 38_000, salaryMax: 42_000, salaryPeriod: "month" }],
    ["12 à 15 €/h", { salaryMin: 12, salaryMax: 15, salaryPeriod: "hour" }],
    ["35 k€ par an", { salaryMin: 35_000, salaryMax: null, salaryPeriod: "year" }],
    ["2100 € brut", { salaryMin: 2100, salaryMax: null, salaryPeriod: "month" }],
  ])("sends the range and the period of %j", (salaryMin, pay) => {
    const values = { ...valuesOf(undefined), salaryMin };
    expect(minimumRules.amount(salaryMin, values)).toBe(true);
    expect(minimumRules.missing(salaryMin, values)).toBe(true);
    expect(maximumRules.reversed("", values)).toBe(true);
    expect(inputOf(values)).toMatchObject(pay);
  });

  it("reads a period beside either amount, and no range in the second", () => {
    const values = { ...valuesOf(undefined), salaryMin: "35k", salaryMax: "42k brut/an" };
    expect(inputOf(values)).toMatchObject({ salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" });
    expect(maximumRules.amount("40-42k", values)).toBe(false);
    expect(spreadPay({ ...values, salaryMin: "2,100/h" })).toMatchObject({
      salaryMin: "2,100/h",
      salaryPeriod: "hour",
    });
  });

  it("never takes a net amount for a gross one", () =>
    expect([minimumRules.gross("1700 net"), maximumRules.gross("net 1700")]).toEqual([false, false]));

  it("does not take a range above the limit of an offer", () => {
    const values = { ...valuesOf(undefined), salaryMin: "900-1100 k€" };
    expect(maximumRules.amount("", values)).toBe(false);
  });

  it.each(["2,100", "2.100", "100,000 €"])("does not choose a reading of %j", (text) => {
    expect([minimumRules.amount(text, valuesOf(undefined)), minimumRules.reading(text)]).toEqual([true, false]);
  });
});
