import { day, minute } from "@passerelle/domain";
import { expect } from "vitest";
import type { Schemas } from "../../src";
import type { OperationId } from "../../src/contract/operation-types";
import { apply, publish, withdraw } from "../context/acts";
import { anOffer, times } from "../context/builders";
import { add, change, cvLists, readList } from "../context/cv-lists";
import { aFile, aPdf, PICTURES } from "../context/files-samples";
import { save } from "../context/forms";
import type { Caller } from "../context/caller";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, refused, refusedBeyond, repeatedly, sendForm, sendJson, type PlainAnswer } from "../context/calls";
import { comment, post } from "../context/posts-acts";

const skills = (from: number, count: number) => times(count).map((number) => `compétence ${from + number}`);

/** Repeats a save until it is refused; returns how many were accepted. */
async function writesTaken(caller: Caller, most: number): Promise<number> {
  const write = () => sendForm(caller, "PATCH", "/user/update", { address: "Nantes" });
  return (await repeatedly(write, most)).filter((status) => status === 200).length;
}

/** Contract tests for limits on stored items and writes per person (D-170). */
export const budgetTests = [
  ...cvLists.map((list) =>
    contractTest("allows a hundred entries (D-170)", list.operations.create, async ({ signIn }) => {
      const applicant = await signIn("applicant");
      await Promise.all(times(99).map(() => add(list, applicant, list.none)));
      const named = { ...list.least, clientId: crypto.randomUUID() };
      const hundredth = await sendJson(applicant, "POST", `/${list.one}`, named);
      expect(hundredth).toHaveProperty("status", 201);
      expect(await sendJson(applicant, "POST", `/${list.one}`, named)).toEqual({ ...hundredth, status: 200 });
      expect(await sendJson(applicant, "POST", `/${list.one}`, list.least)).toEqual(refusedBeyond(100));
      expect(await call(applicant, "GET", `/${list.many}`)).toMatchObject({ body: { totalItems: 100 } });
      const [last] = await readList(list, applicant);
      await change(list, applicant, last?.id ?? 0, list.none);
    }),
  ),
  contractTest("counts 500 distinct skills over the whole CV (D-170)", "updateApplicantProfile", async ({ signIn }) => {
    const applicant = await signIn("applicant");
    for (const number of times(10)) {
      const list = cvLists[number % cvLists.length];
      if (list) await add(list, applicant, { [list.tags[0]]: skills(number * 50, 50) });
    }
    expect(await sendForm(applicant, "PATCH", "/applicant", { skills: "une de plus" })).toEqual(refusedBeyond(500));
    expect(await sendForm(applicant, "PATCH", "/applicant", { addSkills: "une de plus" })).toEqual(refused(409));
    expect(await sendForm(applicant, "PATCH", "/applicant", { skills: "COMPETENCE 7" })).toHaveProperty("status", 200);
  }),
  contractTest("allows fifty active offers (D-170)", "createJobOffer", async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    const [first] = await Promise.all(times(50).map(() => publish(recruiter)));
    const further = await publish(recruiter, { active: false });
    const { id: _, createdAt: __, applicationsCount: ___, place: ____, ...offer } = further;
    expect(await sendJson(recruiter, "POST", "/job-offer", { ...offer, active: true })).toEqual(refusedBeyond(50));
    const path = `/job-offer/${further.id}`;
    expect(await sendJson(recruiter, "PATCH", path, { active: true })).toEqual(refused(409));
    // Active offers may still be edited, closed and opened again.
    const edit = (body: object) => sendJson(recruiter, "PATCH", `/job-offer/${first?.id}`, body);
    for (const body of [{ salary: 1, active: true }, { active: false }, { active: true }])
      expect(await edit(body)).toHaveProperty("status", 200);
    await call(recruiter, "DELETE", `/job-offer/${first?.id}`);
    expect(await sendJson(recruiter, "PATCH", path, { active: true })).toHaveProperty("status", 200);
  }),
  contractTest("allows ten username changes a day", "updateMe", async ({ signUp }) => {
    const member = await signUp("applicant");
    const rename = (number: number) =>
      sendForm(member, "PATCH", "/user/update", { username: `${member.me.username.slice(0, 25)}.${number}` });
    for (const number of times(10)) expect(await rename(number)).toHaveProperty("status", 200);
    expect(await rename(10)).toEqual(refused(429));
    expect(await sendForm(member, "PATCH", "/user/update", { firstname: "Zoé" })).toHaveProperty("status", 200);
  }),
  ...testsOf("createApplication", {
    "allows thirty applications an hour (D-170)": async ({ signIn, signUp }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signUp("applicant")];
      const offers = await Promise.all(times(31).map(() => publish(recruiter)));
      const last = offers.pop()?.id ?? 0;
      for (const { id } of offers) await apply(applicant, id);
      const refusal = await applicant.POST("/application", { body: { jobOfferID: last, message: "" } });
      expect(refusal.response.status).toBe(429);
      expect(refusal.error).toHaveProperty("error", expect.stringContaining("30"));
      await apply(await signIn("applicant"), last);
    },
    "allows three applications to the same offer a day (D-170)": async ({ signIn, signUp }) => {
      const [recruiter, applicant] = [await signIn("recruiter"), await signUp("applicant")];
      const [offer, other] = [await publish(recruiter), await publish(recruiter)];
      for (const _ of times(3)) await withdraw(applicant, (await apply(applicant, offer.id)).id);
      const refusal = await applicant.POST("/application", { body: { jobOfferID: offer.id, message: "" } });
      expect(refusal.response.status).toBe(429);
      await apply(applicant, other.id);
      await apply(await signIn("applicant"), offer.id);
    },
  }),
  contractTest("allows sixty pictures in ten minutes (D-170)", "updateMe", async ({ signUp }) => {
    const applicant = await signUp("applicant");
    const send = () => save(applicant, "updateMe", { avatar: aFile(PICTURES.PNG) });
    expect(await repeatedly(send, 60)).toEqual(times(60).map(() => 200));
    expect(await send()).toEqual(refused(429));
    expect(await save(applicant, "updateMe", { phone: "06 12 34 56 78" })).toHaveProperty("status", 200);
  }),
  contractTest("allows 120 writes a minute per person (D-170)", "updateMe", async ({ signIn, signUp }) => {
    const [busy, other] = [await signUp("applicant"), await signIn("applicant")];
    const before = Date.now();
    const taken = await writesTaken(busy, 130);
    // A slow run may have crossed into the next minute, which starts a new count.
    if (Date.now() - before < 55_000) expect(taken).toBe(120);
    expect(await sendJson(busy, "POST", "/post-like", { postID: 1 })).toEqual(refused(429));
    expect(await call(busy, "GET", "/user/me")).toHaveProperty("status", 200);
    await comment(other, (await post(other)).id);
    expect(await call(busy, "POST", "/user/logout")).toHaveProperty("status", 200);
  }),
];

/** The acts with a limit per time window: their count, the window in seconds, and how to do them. */
const windows: readonly [
  what: string,
  operationId: OperationId,
  role: Schemas["Role"],
  free: number,
  seconds: number,
  act: Act,
][] = [
  [
    "exports",
    "exportApplicationsCsv",
    "recruiter",
    10,
    10 * minute,
    async (recruiter) => {
      const { id } = await publish(recruiter, { active: false });
      return () => call(recruiter, "GET", `/job-offer/${id}/applications/csv?language=fr`);
    },
  ],
  [
    "proposals",
    "proposeCvEntries",
    "applicant",
    10,
    10 * minute,
    async (applicant) => () => save(applicant, "proposeCvEntries", { file: aFile(aPdf()) }),
  ],
  [
    "usernames",
    "updateMe",
    "applicant",
    10,
    day,
    async (applicant) => {
      let number = 0;
      return () => save(applicant, "updateMe", { username: `${applicant.me.username.slice(0, 25)}.${(number += 1)}` });
    },
  ],
];
type Act = (actor: TestUser) => Promise<() => Promise<PlainAnswer>>;

/** Five hundred offers, each saved and then closed, take ten minutes at the allowed number of writes. */
const fiveHundredTest = contractTest(
  "keeps 500 saved offers of an applicant, and 500 offers of a recruiter (D-170, D-183)",
  "saveJobOffer",
  async ({ signIn, signUp, passTime }) => {
    const [applicant, recruiter] = [await signUp("applicant"), await signUp("recruiter")];
    const keep = ({ id }: { id: number }) => call(applicant, "PUT", `/job-offer/${id}/saved`);
    let kept = 0;
    for (const _ of times(10)) {
      const offers = await Promise.all(times(50).map(() => publish(recruiter)));
      const saved = await Promise.all(offers.map(keep));
      expect(saved.filter(({ status }) => status !== 200)).toEqual([]);
      await Promise.all(offers.map(({ id }) => sendJson(recruiter, "PATCH", `/job-offer/${id}`, { active: false })));
      kept = offers[0]?.id ?? kept;
      await passTime(minute + 1);
    }
    expect(await sendJson(recruiter, "POST", "/job-offer", anOffer())).toEqual(refusedBeyond(500));
    const further = await publish(await signIn("recruiter"));
    expect(await keep(further)).toEqual(refusedBeyond(500));
    expect(await call(applicant, "DELETE", `/job-offer/${kept}/saved`)).toHaveProperty("status", 200);
    for (const _ of times(2)) expect(await keep(further)).toHaveProperty("status", 200);
  },
  "clock",
);

const windowTests = windows.map(([what, operationId, role, free, seconds, act]) =>
  contractTest(
    `allows more ${what} after the period, and not before (D-028)`,
    operationId,
    async (context) => {
      const again = await act(await context.signUp(role));
      for (const _ of times(free)) expect((await again()).status).not.toBe(429);
      await context.passTime(seconds - 2 * minute);
      expect(await again()).toEqual(refused(429));
      await context.passTime(3 * minute);
      expect((await again()).status).not.toBe(429);
    },
    "clock",
  ),
);

/** Contract tests that an act is possible again after its window, and of limits that take minutes to reach. */
export const laterBudgetTests: ContractTest[] = [...windowTests, fiveHundredTest];
