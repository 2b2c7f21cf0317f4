import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { answers, aPage, createDb, fails, never, offline, onNetwork, SEED_NOW, SEED_SESSIONS, slow } from "./index";
import { operations } from "./http/contract";
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
