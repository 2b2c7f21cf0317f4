import { expect } from "vitest";
import type { Schemas } from "../../src";
import { apply, close, everyUser, publish, theApplicant, theRecruiter } from "../context/acts";
import type { Caller } from "../context/caller";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { everythingSoFar, sendMessage, startDiscussion } from "../context/live-acts";
import { refused, sendJson } from "../context/calls";
import { comment, notificationsOf, post } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";
import { block } from "../people/people";

type Kind = Schemas["ReportKind"];

const report = (by: Caller, kind: Kind, targetId: number, more: Partial<Schemas["ReportInput"]> = {}) =>
  unwrap(by.POST("/reports", { body: { kind, targetId, reason: "spam", ...more } })).then(({ data }) => data);
const tryToReport = (by: Caller, kind: string, targetId: number, reason = "spam", text?: string) =>
  sendJson(by, "POST", "/reports", { kind, targetId, reason, ...(text !== undefined && { text }) });

/** A person who reports, and the person reported. */
const twoPeople = async ({ signIn }: TestContext) => [await signIn("applicant"), await signIn("recruiter")] as const;

/** A recruiter, and one public item of each kind that they wrote. */
async function everythingOf(recruiter: TestUser): Promise<[Kind, number][]> {
  const { id } = await post(recruiter);
  return [
    ["person", recruiter.me.id],
    ["post", id],
    ["comment", (await comment(recruiter, id)).id],
    ["offer", (await publish(recruiter)).id],
  ];
}

export const reportTests: ContractTest[] = testsOf("createReport", {
  "stores a report without notifying the reported person": async (context) => {
    const [reporter, reported] = await twoPeople(context);
    for (const [kind, id] of await everythingOf(reported)) {
      const made = await report(reporter, kind, id, { reason: "fraud", text: "  Un faux.  " });
      expect(made).toMatchObject({ reason: "fraud", text: "Un faux." });
    }
    expect(await notificationsOf(reported)).toEqual([]);
  },
  "returns the stored report when repeated": async (context) => {
    const [reporter, reported] = await twoPeople(context);
    const { id } = await post(reported);
    expect(await tryToReport(reporter, "post", id, "hate", "Lisez")).toHaveProperty("status", 201);
    const first = await report(reporter, "post", id);
    expect(first).toMatchObject({ reason: "hate", text: "Lisez" });
    expect(await report(reporter, "post", id, { reason: "other" })).toEqual(first);
    expect(await tryToReport(reporter, "post", id)).toHaveProperty("status", 200);
    expect(await tryToReport(reporter, "person", reported.me.id)).toHaveProperty("status", 201);
    const another = await theApplicant(context);
    expect((await report(another, "post", id)).id).not.toBe(first.id);
  },
  "distinguishes objects of different kinds with the same id": async (context) => {
    const [reporter, reported] = await twoPeople(context);
    for (const text of ["1", "2", "3", "4", "5"]) await post(reported, text);
    const { items } = await unwrap(reporter.GET("/posts", { params: { query: { limit: 100 } } }));
    const people = await everyUser(reporter);
    const others = people.filter((person) => person.id !== reporter.me.id);
    const { id = 0 } = items.find((one) => others.some((person) => person.id === one.id)) ?? {};
    // Without an id: identifiers may be of any kind.
    for (const kind of id === 0 ? [] : ["post", "person"])
      expect(await tryToReport(reporter, kind, id)).toHaveProperty("status", 201);
  },
  "refuses reports of oneself and one's own content": async (context) => {
    const recruiter = await theRecruiter(context);
    for (const [kind, id] of await everythingOf(recruiter))
      expect(await tryToReport(recruiter, kind, id)).toEqual(refused(400));
  },
  "answers 404 for missing content": async (context) => {
    const reporter = await theApplicant(context);
    for (const kind of ["person", "post", "comment", "message", "offer"])
      expect(await tryToReport(reporter, kind, 2_000_000_000)).toEqual(refused(404));
  },
  "answers 404 for content hidden by a block": async (context) => {
    const [reporter, reported] = await twoPeople(context);
    const theirs = await post(reported);
    const mine = await post(reporter);
    const hidden = [await comment(reported, mine.id), await comment(await theApplicant(context), theirs.id)];
    await block(reporter, reported);
    expect(await tryToReport(reporter, "post", theirs.id)).toEqual(refused(404));
    for (const { id } of hidden) expect(await tryToReport(reporter, "comment", id)).toEqual(refused(404));
    expect(await tryToReport(reporter, "person", reported.me.id)).toHaveProperty("status", 201);
  },
  "answers 404 for a closed offer, except to its applicants": async (context) => {
    const [reporter, recruiter] = await twoPeople(context);
    const { id } = await publish(recruiter);
    await apply(reporter, id);
    await close(recruiter, id);
    expect(await tryToReport(await theApplicant(context), "offer", id)).toEqual(refused(404));
    expect(await tryToReport(reporter, "offer", id)).toHaveProperty("status", 201);
  },
  "accepts reports of a message from its recipient only": (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const { message } = await sendMessage(theirs, { content: "Payez !", recipientUsername: me.me.username });
      await mine.next("new_message");
      expect(await tryToReport(await theApplicant(context), "message", message.id)).toEqual(refused(404));
      expect(await tryToReport(other, "message", message.id)).toEqual(refused(400));
      expect(await tryToReport(me, "message", message.id)).toHaveProperty("status", 201);
      expect(await everythingSoFar(theirs)).toEqual([]);
      await block(me, other);
      const kept = await sendMessage(theirs, { content: "Alors ?", discussionId: message.discussionId });
      expect(await tryToReport(me, "message", kept.message.id)).toEqual(refused(404));
    }),
  "refuses an invalid reason or kind, and a long text": async (context) => {
    const [reporter, { me }] = await twoPeople(context);
    expect(await tryToReport(reporter, "like", me.id)).toHaveProperty("status", 400);
    expect(await tryToReport(reporter, "person", me.id, "dull")).toHaveProperty("status", 400);
    expect(await tryToReport(reporter, "person", me.id, "spam", "x".repeat(1001))).toHaveProperty("status", 400);
    expect(await tryToReport(reporter, "person", me.id, "spam", "x".repeat(1000))).toHaveProperty("status", 201);
  },
  "allows thirty reports a day (D-170)": async (context) => {
    const [reporter, reported] = await twoPeople(context);
    const { id } = await post(reported);
    const comments = await Promise.all(Array.from({ length: 31 }, () => comment(reported, id)));
    const last = comments.pop()?.id ?? 0;
    for (const one of comments) await report(reporter, "comment", one.id);
    expect(await tryToReport(reporter, "comment", last)).toEqual(refused(429));
    expect(await tryToReport(reporter, "comment", comments[0]?.id ?? 0)).toHaveProperty("status", 200);
    expect(await tryToReport(await theApplicant(context), "comment", last)).toHaveProperty("status", 201);
  },
});
