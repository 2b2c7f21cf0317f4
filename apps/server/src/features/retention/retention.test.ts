import { createStrictApi, form } from "@passerelle/api";
import { day } from "@passerelle/domain";
import { expect, it } from "vitest";
import { applied, open, publish, remove } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember } from "../../../test/members";
import { signIn } from "../../../test/people";
import { testServer } from "../../../test/test-server";
import { aPicture } from "../../../test/uploads";
import { createLog } from "../../platform/log";
import { createOutbox } from "../../platform/mail/mail-queue";
import { createMetrics } from "../../platform/metrics";
import { retentionJobs, type RetentionParts } from "./jobs";

const log = createLog({ logLevel: "silent" });
const send = () => Promise.reject(new Error("down"));
const server = testServer();

const run = async (changes: Partial<RetentionParts> = {}) => {
  const { db, clock, outbox, files, broker } = server;
  const usual = { config: { publicUrl: undefined }, db, clock, outbox, files, broker, log };
  const parts = { ...usual, ...changes };
  for (const job of retentionJobs(parts)) await job();
};

/** The date `months` months before now, plus `days` days. */
function monthsAgo(months: number, days = 0): Date {
  const moment = server.clock.now();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return new Date(moment.getTime() + days * day * 1000);
}

const accountOf = (email: string) =>
  server.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

const used = (email: string, last_active_at: Date, inactivity_notice_at: Date | null = null) =>
  server.db.updateTable("users").set({ last_active_at, inactivity_notice_at }).where("email", "=", email).execute();

const notices = async (email: string) =>
  (await server.sentTo(email)).filter(({ subject }) => /will soon be deleted|sera bientôt supprimé/.test(subject));

it("of a suspended account happens without a notice, because logging in would not keep it", async () => {
  const { email } = await signIn(server);
  await server.db.updateTable("users").set({ suspended_at: new Date() }).where("email", "=", email).execute();
  await used(email, monthsAgo(23, -1));
  await run();
  expect([await notices(email), await accountOf(email)]).toEqual([[], expect.anything()]);
  await used(email, monthsAgo(24, -1));
  await run();
  expect(await accountOf(email)).toBeUndefined();
});

it("happens once when two processes run it", async () => {
  const people = await Promise.all([1, 2, 3].map(() => signIn(server)));
  for (const { email } of people) await used(email, monthsAgo(23, -1));
  await Promise.all([run(), run()]);
  for (const { email } of people) expect(await notices(email)).toHaveLength(1);
  for (const { email } of people) await used(email, monthsAgo(24, -1), monthsAgo(1, -1));
  await Promise.all([run(), run()]);
  for (const { email } of people) {
    const farewells = (await server.sentTo(email)).filter(({ subject }) =>
      /has been deleted|a été supprimé/.test(subject),
    );
    expect(farewells).toHaveLength(1);
  }
});

it("continues with the next account if one cannot be deleted", async () => {
  const [failing, next] = [await signIn(server), await signIn(server)];
  for (const { email } of [failing, next]) await used(email, monthsAgo(25), monthsAgo(2));
  const stuck = (await accountOf(failing.email))?.id;
  const forCall: RetentionParts["files"]["forCall"] = (userId) => {
    if (userId === stuck) throw new Error("down");
    return server.files.forCall(userId);
  };
  await run({ files: { forCall } });
  expect(await accountOf(failing.email)).toBeDefined();
  expect(await accountOf(next.email)).toBeUndefined();
  await run();
  expect(await accountOf(failing.email)).toBeUndefined();
});

it("deletes like the person would: files and offers, with notifications", async () => {
  const [person, applicant] = [await signIn(server, { role: "recruiter" }), await aMember(server, "applicant")];
  const api = createStrictApi({ baseUrl: server.url, getToken: () => person.token });
  await api.PATCH("/user/update", form({ avatar: aPicture() }));
  const { avatar } = (await api.GET("/user/me")).data ?? { avatar: null };
  const body = { jobTitle: "Soudeuse", description: "Le quai.", location: "Brest" };
  const offerId = (await api.POST("/job-offer", { body })).data?.data.id ?? 0;
  await applied(applicant, offerId);
  await used(person.email, monthsAgo(24, -1), monthsAgo(1, -1));
  await run();
  expect(await server.store.get(avatar ?? "")).toBeUndefined();
  expect((await applicant.send("GET", `/job-offer/${offerId}`)).status).toBe(404);
  expect((await applicant.api.GET("/notifications")).data?.items[0]?.message).toMatch(/Soudeuse/);
  expect((await call(server.url, "GET", "/user/me", { token: person.token })).status).toBe(401);
});

it("deletes only applications refused 24 months ago, with their notifications", async () => {
  const recruiter = await aMember(server, "recruiter");
  const offer = await publish(recruiter);
  const people = [
    await aMember(server, "applicant"),
    await aMember(server, "applicant"),
    await aMember(server, "applicant"),
  ];
  const ids: number[] = [];
  for (const person of people) ids.push(await applied(person, offer.id));
  const decided = (id: number | undefined, decision: "rejected" | "accepted", decided_at: Date) =>
    server.db
      .updateTable("applications")
      .set({ decision, decided_at })
      .where("id", "=", id ?? 0)
      .execute();
  await decided(ids[0], "rejected", monthsAgo(24, -1));
  await decided(ids[1], "rejected", monthsAgo(24, 1));
  await decided(ids[2], "accepted", monthsAgo(36));
  await run();
  const left = (await open(recruiter, offer.id)).data?.items.map(({ id }) => id) ?? [];
  expect(left.toSorted((a, b) => a - b)).toEqual(ids.slice(1));
  const told = await server.db
    .selectFrom("notifications")
    .select("people")
    .where("user_id", "=", recruiter.id)
    .execute();
  expect(told).toEqual([{ people: 2 }]);
});

it("deletes what applicants kept only 24 months after the offer's deletion or the refusal", async () => {
  const [recruiter, applicant] = [await aMember(server, "recruiter"), await aMember(server, "applicant")];
  const [old, later] = [monthsAgo(24, -1), monthsAgo(24, 1)];
  const states = [
    { deleted_at: old },
    { deleted_at: later, decision: "rejected", decided_at: old },
    { deleted_at: later, decision: "accepted", decided_at: old },
    { deleted_at: later },
  ] as const;
  const ids: number[] = [];
  for (const state of states) {
    const offer = await publish(recruiter);
    const id = await applied(applicant, offer.id);
    await remove(recruiter, offer.id);
    await server.db.updateTable("kept_applications").set(state).where("id", "=", id).execute();
    ids.push(id);
  }
  await run();
  const left = await server.db
    .selectFrom("kept_applications")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  expect(left.map(({ id }) => id)).toEqual(ids.slice(2));
});

it("deletes no account without a notice, even if mails fail for months", async () => {
  const { email } = await signIn(server);
  await used(email, monthsAgo(23, -1));
  const { db, clock } = server;

  const outbox = createOutbox({ db, clock, log, metrics: createMetrics(), write: async () => undefined, send });
  const quiet = { outbox: { add: outbox.add, wake: () => undefined } };
  for (let passed = 0; passed < 80; passed += 10) {
    await run(quiet);
    server.clock.pass(10 * day);
    await outbox.sendDue();
  }
  expect(await accountOf(email)).toMatchObject({ inactivity_notice_at: null });
  // Mail delivery works again.
  await run();
  expect(await notices(email)).toHaveLength(1);
  server.clock.pass(29 * day);
  await run();
  expect(await accountOf(email)).toBeDefined();
  server.clock.pass(day);
  await run();
  expect(await accountOf(email)).toBeUndefined();
});

it("waits for a notice that is still queued", async () => {
  const { email } = await signIn(server);
  await used(email, monthsAgo(23, -1));
  const { db, clock, outbox } = server;
  await run({ outbox: { add: outbox.add, wake: () => undefined } });
  await used(email, monthsAgo(25), monthsAgo(2));
  await run({ outbox: { add: outbox.add, wake: () => undefined } });
  expect(await accountOf(email)).toBeDefined();
  await outbox.sendDue();
  await run({ db, clock });
  expect(await accountOf(email)).toBeUndefined();
});
