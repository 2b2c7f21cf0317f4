import { describe, expect, it } from "vitest";
import { inputOf, isPositions, isSalary, mayClose, parseSalary, valuesOf } from "./job-offer-values";

const offer = {
  id: 12,
  jobTitle: "Développeuse Go",
  description: "Écrire des services.",
  location: "Lyon",
  contract: "cdd",
  salary: 3800.5,
  skills: ["Go", "SQL"],
  benefits: [],
  remote: "partial",
  closingDate: "2026-05-01",
  positions: 2,
  active: false,
  createdAt: "2026-03-12T08:00:00Z",
} as const;

describe("the form of a job offer", () => {
  it("starts as an active cdi without words", () => {
    expect(valuesOf(undefined)).toMatchObject({ jobTitle: "", contract: "cdi", salary: "", active: true });
  });

  it("sends an unchanged offer as it was", () => {
    const { id: _id, createdAt: _createdAt, ...sent } = offer;
    expect(inputOf(valuesOf({ ...offer, skills: ["Go", "SQL"], benefits: [] }))).toEqual(sent);
  });

  it("leaves a salary that is not stated empty", () => {
    expect(valuesOf({ ...offer, salary: 0, skills: [], benefits: [] }).salary).toBe("");
  });

  it("trims texts and splits lists on commas, each item once", () => {
    const values = { ...valuesOf(undefined), jobTitle: "  Go  ", skills: "Go, , SQL,go ," };
    expect(inputOf(values)).toMatchObject({ jobTitle: "Go", skills: ["Go", "SQL"] });
  });

  it.each([
    ["", 0],
    ["3800", 3800],
    ["3 800,50 €", 3800.5],
    ["3\u202f800", 3800],
  ])("reads the salary %j", (text, salary) => {
    expect(parseSalary(text)).toBe(salary);
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

  it.each(["beaucoup", "-1", "3.8k", "1,2,3"])("does not take %j for a salary", (text) => {
    expect(isSalary(text)).toBe(false);
  });
});
