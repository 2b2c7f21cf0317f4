import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { answers, aPage, createDb, fails, never, offline, onNetwork, SEED_NOW, SEED_SESSIONS, slow } from "./index";
import { operations } from "./http/contract";
import { discussionsOf } from "./messaging";
import { mockServer } from "./node";

const server = mockServer(createDb());
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const list = (signal?: AbortSignal) =>
  fetch("http://localhost/job-offers-for-me", {
    headers: { Authorization: `Bearer ${SEED_SESSIONS.applicant.token}` },
    ...(signal && { signal }),
  });

it("begins with the same seeds each time, shares nothing, and resets clock and ids", () => {
  const [one, other] = [createDb(), createDb()];
  expect(one.jobOffer.getAll()).toEqual(other.jobOffer.getAll());
  const { id } = one.post.create({ text: "Bonjour" });
  one.clock.advance(60_000);
  one.reset();
  expect([one.post.count(), one.post.create({ text: "Bonjour" }).id, other.post.count()]).toEqual([12, id, 12]);
  expect(one.clock.now().getTime() - SEED_NOW.getTime()).toBeLessThan(60_000);
});

it("stores null for each optional field that is not given", () => {
  const db = createDb();
  expect(db.application.create({ jobOfferId: 1 })).toMatchObject({
    message: null,
    seenAt: null,
    decidedAt: null,
    decision: null,
    decisionMessage: null,
  });
  expect(db.post.create({ text: "Bonjour" })).toMatchObject({ file: null, imageAlt: null, updatedAt: null });
  expect(db.message.create({ content: "Bonjour" })).toMatchObject({ clientId: null, jobOfferId: null });
  expect(db.applicantProfile.create({ userId: 1 })).toMatchObject({ sector: null, languageLevels: null });
});

it("lists discussions without messages last, in one order", () => {
  const db = createDb({ seeded: false });
  const me = 1;
  for (const other of [2, 3, 4, 5]) db.discussion.create({ id: other, user1Id: me, user2Id: other });
  db.message.create({ discussionId: 2, senderId: 2, createdAt: "2026-01-01T00:00:00Z" });
  db.message.create({ discussionId: 4, senderId: 4, createdAt: "2026-01-02T00:00:00Z" });
  expect(discussionsOf(db, me).map(({ id }) => id)).toEqual([4, 2, 5, 3]);
});

it("does not synchronise with other tabs, and leaves BroadcastChannel to the page", () => {
  const Channel = vi.fn<typeof BroadcastChannel>();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("BroadcastChannel", Channel);
  createDb();
  expect(Channel).not.toHaveBeenCalled();
  expect(globalThis.BroadcastChannel).toBe(Channel);
});

it("answers as a story says: with a body, an error, late or not at all", async () => {
  server.use(answers("listJobOffersForMe", 200, aPage([])));
  expect(await (await list()).json()).toEqual({ items: [], page: 1, totalPages: 0, totalItems: 0 });
  server.use(fails("listJobOffersForMe", 500));
  expect(await (await list()).text()).toBe("");
  server.use(fails("listJobOffersForMe", 403, { error: "Non" }));
  expect(await (await list()).json()).toEqual({ error: "Non" });
  server.use(never("listJobOffersForMe"));
  await expect(list(AbortSignal.timeout(50))).rejects.toThrow("timeout");
  server.use(offline("listJobOffersForMe"));
  await expect(list()).rejects.toThrow("Failed to fetch");
  server.resetHandlers();
  server.use(slow("listJobOffersForMe", 30));
  expect(await (await list()).json()).toHaveProperty("totalItems", 23);
});

it("answers every operation as a slow, a failing or a missing network does", async () => {
  expect([onNetwork("fast").length, onNetwork("slow").length]).toEqual([0, operations.length]);
  server.use(...onNetwork("failing"));
  expect((await list()).status).toBe(500);
  server.use(...onNetwork("offline"));
  await expect(list()).rejects.toThrow("Failed to fetch");
});
