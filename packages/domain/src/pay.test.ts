import { describe, expect, it } from "vitest";
import { changedPay, monthlyPay, monthlyText, noPay, payDoubt, payText, statedPay, type StatedPay } from "./pay";
import { FieldProblem } from "./problems";

const yearly: StatedPay = { salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" };

function refusedBy(act: () => unknown): string[] {
  try {
    act();
    return [];
  } catch (error) {
    return error instanceof FieldProblem ? Object.keys(error.fields) : ["another error"];
  }
}

it.each([
  [12.02, "hour", 1823.07],
  [15, "hour", 2275.05],
  [84.14, "day", 1823.07],
  [2000.5, "month", 2000.5],
  [35_000, "year", 2916.67],
] as const)("monthly equivalents (D-274) %d per %s", (amount, period, monthly) =>
  expect(monthlyPay(amount, period)).toBe(monthly),
);

describe("changedPay (D-274)", () => {
  it.each([
    ["a salary is monthly", noPay, { salary: 2000 }, { salary: 2000, salaryMin: 2000, salaryPeriod: "month" }],
    [
      "a salary is for the given period",
      noPay,
      { salary: 35_000, salaryMax: 42_000, salaryPeriod: "year" },
      { salary: 2916.67, ...yearly },
    ],
    [
      "the stated minimum counts, not the salary",
      noPay,
      { salary: 2916.67, ...yearly },
      { salary: 2916.67, ...yearly },
    ],
    [
      "a salary states the pay anew",
      yearly,
      { salary: 3000 },
      { salaryMin: 3000, salaryMax: null, salaryPeriod: "month" },
    ],
    ["the same salary changes nothing", yearly, { salary: 2916.67 }, yearly],
    ["other fields keep the pay", yearly, {}, yearly],
    ["an upper bound is added", { ...yearly, salaryMax: null }, { salaryMax: 42_000 }, yearly],
    ["an upper bound is removed", yearly, { salaryMax: null }, { ...yearly, salaryMax: null }],
    ["the pay is removed", yearly, { salary: 0 }, noPay],
  ] as const)("%s", (_, before, given, after) => expect(changedPay(before, given)).toMatchObject(after));

  it.each([
    [{ salary: 3000, salaryMax: 2000 }, ["salaryMax"]],
    [{ salaryMax: 2000 }, ["salaryMin"]],
    [{ salary: 10_000, salaryPeriod: "hour" }, ["salaryMin", "salaryMax"]],
    [{ salary: 10, salaryMax: 10_000, salaryPeriod: "hour" }, ["salaryMax"]],
  ] as const)("refuses %j at %j", (given, fields) => expect(refusedBy(() => changedPay(noPay, given))).toEqual(fields));
});

it("reads an offer that knows no period as monthly", () => {
  expect(statedPay({ salary: 2000 })).toEqual({ salaryMin: 2000, salaryMax: null, salaryPeriod: "month" });
  expect(statedPay({ salary: 2916.67, ...yearly })).toEqual(yearly);
});

it.each([
  [12.01, null, "hour", "cdi", "low"],
  [12.02, null, "hour", "cdi", undefined],
  [1823.02, 2500, "month", "cdd", "low"],
  [1823.03, null, "month", "cdi", undefined],
  [21_876, null, "year", "cdi", "low"],
  [84.14, null, "day", "cdi", undefined],
  [900, null, "month", "stage", undefined],
  [0, null, "month", "cdi", undefined],
  [50_000, null, "month", "cdi", "yearly"],
  [15_000, null, "month", "cdi", undefined],
  [1000, 15_001, "month", "cdi", "yearly"],
  [180_012, null, "year", "cdi", undefined],
  [2000, 50_001, "month", "cdi", "high"],
  [35_000, null, "month", "cdi", "yearly"],
  [600_012, null, "year", "freelance", "high"],
] as const)("doubts %d to %j per %s for %s: %s (D-276)", (salaryMin, salaryMax, salaryPeriod, contract, doubt) => {
  expect(payDoubt({ salaryMin, salaryMax, salaryPeriod }, contract)).toBe(doubt);
});

it.each([
  [{ ...yearly }, "fr", "35 000–42 000 € brut par an"],
  [{ ...yearly }, "en", "€35,000–€42,000 gross per year"],
  [{ ...yearly, salaryMax: 35_000 }, "en", "€35,000 gross per year"],
  [{ salaryMin: 12.5, salaryMax: null, salaryPeriod: "hour" }, "fr", "12,50 € brut par heure"],
  [{ salaryMin: 350, salaryMax: null, salaryPeriod: "day" }, "en", "€350 gross per day"],
  [noPay, "fr", ""],
] as const)("says %j in %s", (pay, language, text) => {
  // Blanks of several kinds, also around the dash.
  expect(payText(pay, language).replaceAll(/\s/g, " ").replace(" – ", "–")).toBe(text);
});

it.each([
  [{ ...yearly }, "2 916,67–3 500 €"],
  [{ ...yearly, salaryMax: null }, "2 916,67 €"],
  [{ salaryMin: 12, salaryMax: 15, salaryPeriod: "hour" }, "1 820,04–2 275,05 €"],
] as const)("says the monthly equivalent of both ends of %j", (pay, text) => {
  expect(monthlyText(pay, "fr").replaceAll(/\s/g, " ").replace(" – ", "–")).toBe(text);
});
