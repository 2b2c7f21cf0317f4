import { expect } from "vitest";
import type { Schemas } from "../../src";
import { publish, readOffer } from "../context/acts";
import { anOffer } from "../context/builders";
import { call, refusedFields, sendJson } from "../context/calls";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { aWord, createAlert, foundFor } from "./alerts-acts";
import { listed } from "./filters";

type Pay = Partial<Pick<Schemas["JobOffer"], "salary" | "salaryMin" | "salaryMax" | "salaryPeriod">>;

const yearly = { salaryMin: 35_000, salaryMax: 42_000, salaryPeriod: "year" } as const;
const shownYearly = { salary: 2916.67, ...yearly };

/** Expects an offer with this pay to show it to its recruiter and to applicants. */
const states = (what: string, given: Pay, shown: Pay) =>
  contractTest(`states ${what} (D-274)`, "createJobOffer", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const word = aWord();
    const saved = await publish(recruiter, { jobTitle: word, ...given });
    expect(saved).toMatchObject(shown);
    expect(await readOffer(recruiter, saved.id)).toMatchObject(shown);
    expect(await readOffer(applicant, saved.id)).toMatchObject(shown);
    expect((await listed(applicant, { search: word })).items).toMatchObject([shown]);
  });

/** Expects a change of an offer's pay. */
const changes = (what: string, before: Pay, given: object, after: Pay) =>
  contractTest(`${what} (D-274)`, "updateJobOffer", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const { id } = await publish(recruiter, before);
    const answer = await sendJson(recruiter, "PATCH", `/job-offer/${id}`, given);
    expect(answer).toMatchObject({ status: 200, body: { data: after } });
    expect(await readOffer(recruiter, id)).toMatchObject(after);
  });

const refuses = (what: string, given: object, ...fields: string[]) =>
  contractTest(`refuses ${what} (D-274)`, "createJobOffer", async (context) => {
    const body = { ...anOffer({ salary: 0 }), ...given };
    expect(await sendJson(await context.signIn("recruiter"), "POST", "/job-offer", body)).toEqual(
      refusedFields(...fields),
    );
  });

/** Offers that one word finds: with a range, with an hourly wage, and without pay. */
async function aMarket(context: TestContext) {
  const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
  const word = aWord();
  const offer = async (pay: Pay) => (await publish(recruiter, { jobTitle: word, salary: 0, ...pay })).id;
  const ids = {
    range: await offer({ salary: 2000, salaryMax: 2600 }),
    hourly: await offer({ salary: 15, salaryPeriod: "hour" }),
    unstated: await offer({}),
  };
  const find = async (query: Record<string, string | number>) => {
    const page = await listed(applicant, { search: word, ...query });
    const found = page.items.map(({ id }) => Object.entries(ids).find(([, own]) => own === id)?.[0]);
    return {
      found: found.toSorted((a = "", b = "") => a.localeCompare(b)),
      totalItems: page.totalItems,
      hidden: page.hiddenWithoutSalary,
    };
  };
  return { recruiter, applicant, word, ids, find };
}

export const payTests: ContractTest[] = [
  states(
    "a monthly salary",
    { salary: 2650.5 },
    { salary: 2650.5, salaryMin: 2650.5, salaryMax: null, salaryPeriod: "month" },
  ),
  states("a monthly range", { salary: 2000, salaryMax: 2600 }, { salary: 2000, salaryMin: 2000, salaryMax: 2600 }),
  states("a yearly range with its monthly equivalent", yearly, shownYearly),
  states("a salary for a period", { salary: 35_000, salaryMax: 42_000, salaryPeriod: "year" }, shownYearly),
  states("a salary below the minimum wage", { salary: 900 }, { salary: 900 }),
  states("a salary above 50,000 a month", { salary: 60_000, salaryMax: 70_000 }, { salary: 60_000, salaryMax: 70_000 }),
  states(
    "an hourly wage for 35 hours a week",
    { salary: 15, salaryPeriod: "hour" },
    { salary: 2275.05, salaryMin: 15 },
  ),
  states("a daily rate for 7 hours", { salary: 140, salaryPeriod: "day" }, { salary: 3033.4, salaryMin: 140 }),
  states("what an answer repeats", shownYearly, shownYearly),
  states("no pay", { salary: 0 }, { salary: 0, salaryMin: 0, salaryMax: null }),

  changes(
    "a salary alone is the whole monthly pay",
    yearly,
    { salary: 3000 },
    {
      salary: 3000,
      salaryMin: 3000,
      salaryMax: null,
      salaryPeriod: "month",
    },
  ),
  changes("the same salary keeps range and period", yearly, { salary: 2916.67, location: "Brest" }, shownYearly),
  changes("another field keeps range and period", yearly, { location: "Brest" }, shownYearly),
  changes("the upper bound changes alone", yearly, { salaryMax: 45_000 }, { ...shownYearly, salaryMax: 45_000 }),
  changes("the upper bound is removed", yearly, { salaryMax: null }, { ...shownYearly, salaryMax: null }),
  changes("the pay is removed", yearly, { salary: 0 }, { salary: 0, salaryMin: 0, salaryMax: null }),

  refuses("an upper bound below the salary", { salary: 3000, salaryMax: 2000 }, "salaryMax"),
  refuses("an upper bound below the minimum", { ...yearly, salaryMax: 34_999 }, "salaryMax"),
  refuses("an upper bound alone", { salaryMax: 2000 }, "salaryMin"),
  refuses("an upper bound in words", { salary: 2000, salaryMax: "2600" }, "salaryMax"),
  refuses("a negative minimum", { salaryMin: -1 }, "salaryMin"),
  refuses("an unknown period", { salary: 2000, salaryPeriod: "week" }, "salaryPeriod"),
  refuses("more than a million a month", { salaryMin: 10_000, salaryPeriod: "hour" }, "salaryMin", "salaryMax"),
  contractTest("refuses an upper bound below the stored minimum (D-274)", "updateJobOffer", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const { id } = await publish(recruiter, yearly);
    const answer = await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { salaryMax: 30_000 });
    expect(answer).toEqual(refusedFields("salaryMax"));
    expect(await readOffer(recruiter, id)).toMatchObject(shownYearly);
  }),

  contractTest("compares upper bounds and monthly equivalents (D-275)", "listJobOffersForMe", async (context) => {
    const { find } = await aMarket(context);
    expect(await find({ minSalary: 2500 })).toEqual({ found: ["range"], totalItems: 1, hidden: 1 });
    expect(await find({ minSalary: 2200 })).toEqual({ found: ["hourly", "range"], totalItems: 2, hidden: 1 });
    expect(await find({ minSalary: 2601 })).toEqual({ found: [], totalItems: 0, hidden: 1 });
    expect(await find({})).toMatchObject({ totalItems: 3 });
  }),
  contractTest("lists offers without a salary if asked (D-275)", "listJobOffersForMe", async (context) => {
    const { find, applicant, ids } = await aMarket(context);
    const both = { minSalary: 2500, withoutSalary: "true" };
    expect(await find(both)).toEqual({ found: ["range", "unstated"], totalItems: 2, hidden: 0 });
    expect(await find({ minSalary: 2500, withoutSalary: "oui" })).toMatchObject({ found: ["range"], hidden: 1 });
    await call(applicant, "PUT", `/job-offer/${ids.unstated}/saved`);
    expect(await find({ view: "saved", minSalary: 2500 })).toEqual({ found: [], totalItems: 0, hidden: 1 });
    expect(await find({ view: "saved", ...both })).toMatchObject({ found: ["unstated"], hidden: 0 });
  }),
  contractTest("an alert finds offers without a salary if asked (D-275)", "createOfferAlert", async (context) => {
    const [recruiter, strict, lenient] = [
      await context.signIn("recruiter"),
      await context.signIn("applicant"),
      await context.signIn("applicant"),
    ];
    const location = aWord();
    await createAlert(strict, { location, minSalary: 2500 });
    const alert = await createAlert(lenient, { location, minSalary: 2500, withoutSalary: true });
    expect(alert.filters).toEqual({ location, minSalary: 2500, withoutSalary: true });
    await publish(recruiter, { location, salary: 0 });
    await context.notifyOfAlerts();
    expect(await foundFor(strict)).toEqual([]);
    expect(await foundFor(lenient)).toMatchObject([{ offerFilters: alert.filters }]);
    await publish(recruiter, { location, salary: 2000, salaryMax: 2500 });
    await context.notifyOfAlerts();
    expect(await foundFor(strict)).toHaveLength(1);
  }),
];
