import { expect } from "vitest";
import {
  apply,
  close,
  nextOf,
  offersFor,
  openApplications,
  publish,
  readOffer,
  remove,
  withdraw,
} from "../context/acts";
import { anOffer } from "../context/builders";
import { add, formations } from "../context/cv-lists";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { sendMessage, skipGreetings, withLive } from "../context/live-acts";
import { block } from "../people/people";
import { call, sendJson } from "../context/calls";

const idsIn = (rows: readonly { id: number }[] | undefined) => rows?.map(({ id }) => id);
const offersNext = async (applicant: TestUser) => idsIn((await nextOf(applicant)).offers);
const decide = (by: TestUser, id: number, decision: string | null) =>
  sendJson(by, "PATCH", `/application/${id}`, { decision });

/** An applicant with a unique skill, and offers that require it, which match better than others; newest first. */
async function aMarket({ signIn }: TestContext, count: number) {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  const skills = [`Métier ${applicant.me.username}`];
  await save(applicant, "updateApplicantProfile", { skills });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.unshift((await publish(recruiter, { skills })).id);
  return { applicant, recruiter, ids };
}

const offers: ContractTest[] = testsOf("getDashboardNext", {
  "offers the three best matches, in the order of the list": async (context) => {
    const { applicant, ids } = await aMarket(context, 4);
    const { offers: found = [] } = await nextOf(applicant);
    expect(idsIn(found)).toEqual(ids.slice(0, 3));
    const listed = await offersFor(applicant);
    expect(found).toEqual(listed.slice(0, 3));
  },
  "knows that the applicant applied once (D-468)": async (context) => {
    const { applicant, recruiter, ids } = await aMarket(context, 2);
    const [withdrawn = 0, deleted = 0] = ids;
    const { hasApplied } = await nextOf(applicant);
    // The field is optional.
    if (hasApplied === undefined) return;
    expect(hasApplied).toBe(false);
    await withdraw(applicant, (await apply(applicant, withdrawn)).id);
    expect(await nextOf(applicant)).toMatchObject({ hasApplied: true });
    const other = await context.signIn("applicant");
    await apply(other, deleted);
    await remove(recruiter, deleted);
    expect(await nextOf(other)).toMatchObject({ hasApplied: true });
  },
  "offers only offers that the applicant has not opened": exclusive(async (context) => {
    const { applicant, recruiter, ids } = await aMarket(context, 4);
    const [first = 0, second = 0, ...rest] = ids;
    const order = (await offersFor(applicant)).map(({ id }) => id);
    for (const id of [second, second]) await readOffer(applicant, id);
    await readOffer(recruiter, first);
    expect(await offersNext(applicant)).toEqual([first, ...rest]);
    // Opening an offer does not change the order of the list.
    expect((await offersFor(applicant)).map(({ id }) => id)).toEqual(order);
  }),
  "keeps opened offers private": async (context) => {
    const { applicant, ids } = await aMarket(context, 1);
    const other = await context.signIn("applicant");
    const [id = 0] = ids;
    await save(other, "updateApplicantProfile", { skills: [`Métier ${applicant.me.username}`] });
    await readOffer(other, id);
    expect([(await offersNext(other))?.includes(id), (await offersNext(applicant))?.[0]]).toEqual([false, id]);
  },
  "omits offers that the applicant saved or applied to": async (context) => {
    const { applicant, ids } = await aMarket(context, 3);
    const [first = 0, second = 0, third = 0] = ids;
    await call(applicant, "PUT", `/job-offer/${first}/saved`);
    await apply(applicant, second);
    expect((await offersNext(applicant))?.filter((id) => ids.includes(id))).toEqual([third]);
  },
  "omits offers that are closed, deleted, or by a blocked recruiter (D-185)": async (context) => {
    const { applicant, recruiter, ids } = await aMarket(context, 3);
    const [first = 0, second = 0, third = 0] = ids;
    await close(recruiter, first);
    await remove(recruiter, second);
    expect((await offersNext(applicant))?.[0]).toBe(third);
    await block(applicant, recruiter);
    expect(await offersNext(applicant)).not.toContain(third);
  },
});

const decisions: ContractTest[] = [
  contractTest("lists the three latest decisions, newest first", "getDashboardNext", async (context) => {
    const { applicant, recruiter, ids } = await aMarket(context, 5);
    await save(recruiter, "updateRecruiterProfile", { company: "Lumio" });
    const sent = [];
    for (const id of ids) sent.push(await apply(applicant, id));
    const [waits, first, second, third, fourth] = sent.map(({ id }) => id);
    for (const id of [first, second, third, fourth]) await decide(recruiter, id ?? 0, "accepted");
    await decide(recruiter, third ?? 0, "rejected");
    await decide(recruiter, second ?? 0, null);
    await openApplications(recruiter, ids[0] ?? 0);
    expect(waits).toBeGreaterThan(0);
    expect((await nextOf(applicant)).decisions).toMatchObject([
      {
        jobOfferID: ids[3],
        jobTitle: anOffer().jobTitle,
        company: "Lumio",
        decision: "rejected",
        decidedAt: expect.any(String),
      },
      { jobOfferID: ids[4], decision: "accepted" },
      { jobOfferID: ids[1], decision: "accepted" },
    ]);
    await withdraw(applicant, third ?? 0);
    expect((await nextOf(applicant)).decisions?.map(({ jobOfferID }) => jobOfferID)).toEqual([ids[4], ids[1]]);
  }),
];

const waiting: ContractTest[] = testsOf("getDashboardNext", {
  "knows that the recruiter had an offer once (D-472)": async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    const { hasPublished } = await nextOf(recruiter);
    // The field is optional.
    if (hasPublished === undefined) return;
    const { id } = await publish(recruiter);
    expect(await nextOf(recruiter)).toMatchObject({ hasPublished: true });
    await remove(recruiter, id);
    expect(await nextOf(recruiter)).toMatchObject({ hasPublished: true });
  },
  "lists the three oldest undecided applications, and counts all": async (context) => {
    const [recruiter, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
    const [one, two] = [await publish(recruiter), await publish(recruiter)];
    const applicants = [];
    for (let n = 0; n < 5; n += 1) applicants.push(await context.signIn("applicant"));
    const sent = [];
    for (const [n, applicant] of applicants.entries()) sent.push(await apply(applicant, (n % 2 ? one : two).id));
    const ids = sent.map(({ id }) => id);
    const { waiting: all } = await nextOf(recruiter);
    expect([idsIn(all?.items), all?.totalItems]).toEqual([ids.slice(0, 3), 5]);
    expect(all?.items[0]).toMatchObject({
      jobOfferID: two.id,
      jobTitle: two.jobTitle,
      applicant: { id: applicants[0]?.me.id, username: applicants[0]?.me.username },
    });
    await openApplications(recruiter, one.id);
    await decide(recruiter, ids[0] ?? 0, "rejected");
    const { waiting: left } = await nextOf(recruiter);
    expect([idsIn(left?.items), left?.totalItems]).toEqual([ids.slice(1, 4), 4]);
    expect((await nextOf(other)).waiting).toEqual({ items: [], totalItems: 0 });
  },
  "lists no application to a closed offer": async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await close(recruiter, id);
    expect((await nextOf(recruiter)).waiting).toEqual({ items: [], totalItems: 0 });
  },
  "marks no application as seen": async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await nextOf(recruiter);
    expect(await readOffer(applicant, id)).toMatchObject({ applicationStatus: "applied_not_seen" });
  },
  "lists the open offers without applications, oldest first": async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const ids = [];
    for (let n = 0; n < 6; n += 1) ids.push((await publish(recruiter)).id);
    await close(recruiter, ids[0] ?? 0);
    const { id } = await apply(applicant, ids[1] ?? 0);
    const { offersWithoutApplications: quiet } = await nextOf(recruiter);
    expect([idsIn(quiet?.items), quiet?.totalItems]).toEqual([ids.slice(2, 5), 4]);
    await withdraw(applicant, id);
    expect((await nextOf(recruiter)).offersWithoutApplications?.totalItems).toBe(5);
  },
  "counts the applications of the last twelve weeks, the current one last": async (context) => {
    const [recruiter, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
    const applicants = [await context.signIn("applicant"), await context.signIn("applicant")];
    const [{ id }, theirs] = [await publish(recruiter), await publish(other)];
    for (const applicant of applicants) await apply(applicant, id);
    await apply(applicants[0] ?? other, theirs.id);
    await close(recruiter, id);
    const { weeks = [] } = await nextOf(recruiter);
    expect(weeks.map(({ applications }) => applications)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    const days = weeks.map(({ startsAt }) => Date.parse(startsAt));
    expect(new Date(days[0] ?? 0).getUTCDay()).toBe(1);
    expect(days.slice(1).map((day, n) => (day - (days[n] ?? 0)) / 86_400_000)).toEqual(Array(11).fill(7));
  },
});

const both: ContractTest[] = testsOf("getDashboardNext", {
  "returns each role's own lists, empty for a new person": async ({ signUp }) => {
    const { hasPublished = false, ...recruiterLists } = await nextOf(await signUp("recruiter"));
    expect(hasPublished).toBe(false);
    const none = { items: [], totalItems: 0 };
    expect(recruiterLists).toEqual({
      missing: ["company", "description"],
      waiting: none,
      offersWithoutApplications: none,
      weeks: expect.any(Array),
      discussions: [],
    });
    const { hasApplied = false, ...applicantLists } = await nextOf(await signUp("applicant"));
    expect(hasApplied).toBe(false);
    expect(applicantLists).toEqual({
      missing: ["skills", "profile", "resume", "sector"],
      offers: expect.any(Array),
      decisions: [],
      discussions: [],
    });
  },
  "lists the missing parts of a profile, in order": async ({ signIn }) => {
    const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
    await save(applicant, "updateApplicantProfile", { profile: "Soudeuse" });
    // Skills in the CV do not count as skills of the profile.
    await add(formations, applicant, { skills: ["TIG"] });
    expect((await nextOf(applicant)).missing).toEqual(["skills", "resume", "sector"]);
    await save(applicant, "updateApplicantProfile", { skills: ["TIG"], sector: "Naval", profile: "" });
    expect((await nextOf(applicant)).missing).toEqual(["profile", "resume"]);
    await save(recruiter, "updateRecruiterProfile", { company: "Lumio" });
    expect((await nextOf(recruiter)).missing).toEqual(["description"]);
  },
  "returns the three latest discussions as in the list": async (context) => {
    const me = await context.signIn("applicant");
    const others = [];
    for (let n = 0; n < 4; n += 1) others.push(await context.signIn("recruiter"));
    await withLive(context, [me, ...others], async (_mine, ...theirs) => {
      for (const channel of theirs)
        await sendMessage(await skipGreetings(channel), { recipientUsername: me.me.username, content: "Bonjour" });
    });
    const { body } = await call(me, "GET", "/discussions");
    const { discussions } = await nextOf(me);
    expect(discussions).toEqual(Array.isArray(body) ? body.slice(0, 3) : []);
    expect(discussions.map(({ interlocutor, unreadCount }) => [interlocutor.id, unreadCount])).toEqual(
      others
        .slice(1)
        .toReversed()
        .map((other) => [other.me.id, 1]),
    );
    for (const other of others.slice(2)) await block(me, other);
    expect((await nextOf(me)).discussions.map(({ interlocutor }) => interlocutor.id)).toEqual([
      others[1]?.me.id,
      others[0]?.me.id,
    ]);
  },
});

export const dashboardNextTests: ContractTest[] = [...offers, ...decisions, ...waiting, ...both];
