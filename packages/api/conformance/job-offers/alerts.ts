import { expect } from "vitest";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { expectOwnUpdates } from "../context/live-acts";
import { alertsOf, aWord, createAlert } from "./alerts-acts";
import { call, refused, refusedBeyond, refusedFields, sendJson } from "../context/calls";

const maxAlerts = 10;
const create = (applicant: TestUser, body: unknown) => sendJson(applicant, "POST", "/job-offer-alerts", body);
const remove = (applicant: TestUser, id: number) => call(applicant, "DELETE", `/job-offer-alerts/${id}`);

export const offerAlertTests: ContractTest[] = [
  ...testsOf("createOfferAlert", {
    "stores the valid filters, for the caller only (D-184)": async (context) => {
      const [applicant, other] = [await context.signIn("applicant"), await context.signIn("applicant")];
      const given = {
        search: " Soudeuse ",
        location: "-",
        contract: "cdd,x,CDI",
        remote: "none,partial,full",
        minSalary: 1,
      };
      const filters = { search: "Soudeuse", contract: "cdd,cdi", minSalary: 1 };
      const { status, body } = await create(applicant, given);
      expect([status, body]).toEqual([
        201,
        { data: { id: expect.any(Number), filters, createdAt: expect.any(String) } },
      ]);
      const second = await createAlert(applicant, { company: "Lumio", remote: "full" });
      expect(await alertsOf(applicant)).toMatchObject([{ id: second.id, filters: second.filters }, { filters }]);
      expect(await alertsOf(other)).toEqual([]);
    },
    "returns the existing alert with the same filters (D-184)": async ({ signIn }) => {
      const [applicant, other] = [await signIn("applicant"), await signIn("applicant")];
      const alert = await createAlert(applicant, { search: "développeuse Go", contract: "cdi,cdd" });
      const same = { search: "GO Developpeuse", contract: "cdd,cdi" };
      expect(await create(applicant, same)).toEqual({ status: 200, body: { data: alert } });
      expect(await alertsOf(applicant)).toEqual([alert]);
      expect((await create(applicant, { ...same, contract: "cdi" })).status).toBe(201);
      expect((await create(other, same)).status).toBe(201);
    },
    "compares alerts by all filters, regardless of spelling (D-184)": async ({ signIn }) => {
      const applicant = await signIn("applicant");
      const base = { search: aWord() };
      const others = [
        [{ location: "Saint-Nazaire" }, { location: " nazaire  SAINT" }],
        [{ company: "Écluse & Fils" }, { company: "fils ECLUSE" }],
        [{ contract: "cdd,cdi" }, { contract: "CDI, cdd" }],
        [{ remote: "partial,full" }, { remote: "full,PARTIAL" }],
        [{ minSalary: 2000 }, { minSalary: 2000 }],
        [{ minSalary: 2001 }, { minSalary: 2001 }],
      ];
      await createAlert(applicant, base);
      for (const [filter, same] of others) {
        const { status, body } = await create(applicant, { ...base, ...filter });
        expect([filter, status]).toEqual([filter, 201]);
        expect(await create(applicant, { ...same, ...base })).toEqual({ status: 200, body });
      }
      expect(await alertsOf(applicant)).toHaveLength(1 + others.length);
    },
    "stores ten alerts at most (D-184)": async ({ signIn }) => {
      const applicant = await signIn("applicant");
      const words = Array.from({ length: maxAlerts }, aWord);
      const ids: number[] = [];
      for (const search of words) ids.push((await createAlert(applicant, { search })).id);
      expect(await create(applicant, { search: aWord() })).toEqual(refusedBeyond(maxAlerts));
      expect((await create(applicant, { search: words[0] })).status).toBe(200);
      expect((await alertsOf(applicant)).map(({ id }) => id)).toEqual(ids.toReversed());
      expect((await remove(applicant, ids[0] ?? 0)).status).toBe(200);
      expect((await create(applicant, { search: aWord() })).status).toBe(201);
    },
    "refuses an alert without filters (D-184)": async ({ signIn }) => {
      const applicant = await signIn("applicant");
      for (const body of [{}, { search: "🙂", contract: "x" }, { publishedWithin: 7 }])
        expect([body, await create(applicant, body)]).toEqual([body, refused(400)]);
      expect(await create(applicant, { search: 5, minSalary: "x" })).toEqual(refusedFields("search", "minSalary"));
      expect(await alertsOf(applicant)).toEqual([]);
    },
    "reports created and deleted alerts live to their owner only (D-184)": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      await expectOwnUpdates(context, { actor: applicant, other: recruiter, kind: "offer_alert" }, async (tells) => {
        const search = aWord();
        const { id } = await createAlert(applicant, { search });
        await tells(id, true);
        await createAlert(applicant, { search });
        for (const _ of [1, 2]) await remove(applicant, id);
        await tells(id, false);
      });
    },
  }),
  contractTest("deletes one's own alert, once (D-184)", "deleteOfferAlert", async ({ signIn }) => {
    const [applicant, other] = [await signIn("applicant"), await signIn("applicant")];
    const [kept, { id }] = [
      await createAlert(applicant, { search: aWord() }),
      await createAlert(applicant, { search: aWord() }),
    ];
    expect(await remove(other, id)).toEqual(refused(404));
    expect((await remove(applicant, id)).status).toBe(200);
    expect(await remove(applicant, id)).toEqual(refused(404));
    expect(await alertsOf(applicant)).toEqual([kept]);
  }),
];
