import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answers, aPage, createDb, fails, liveOn, never, offline, onNetwork } from "./index";
import { SEED_NOW, SEED_SESSIONS, slow } from "./index";
import { operations } from "./http/contract";
import { mockServer } from "./node";

const list = (signal?: AbortSignal) =>
  fetch("http://localhost/job-offers-for-me", {
    headers: { Authorization: `Bearer ${SEED_SESSIONS.applicant.token}` },
    ...(signal && { signal }),
  });

describe("a database", () => {
  it("has the same seeds each time, and shares nothing with others", () => {
    const [one, other] = [createDb(), createDb()];
    expect(one.jobOffer.getAll()).toEqual(other.jobOffer.getAll());
    expect(one.jobOffer.count()).toBe(25);
    one.jobOffer.deleteMany({ where: {} });
    expect(other.jobOffer.count()).toBe(25);
  });

  it("dates its seeds relative to the given time", () => {
    const db = createDb({ now: new Date("2030-01-03T00:00:00Z") });
    const newest = db.jobOffer.findFirst({ where: { id: { equals: 113 } } });
    expect(newest?.createdAt).toBe("2030-01-02T00:00:00.000Z");
  });

  it("resets the clock and the ids", () => {
    const db = createDb();
    const { id } = db.post.create({ text: "Bonjour" });
    db.clock.advance(60_000);
    db.reset();
    expect(db.post.count()).toBe(12);
    expect(db.post.create({ text: "Bonjour" }).id).toBe(id);
    expect(db.clock.now().getTime() - SEED_NOW.getTime()).toBeLessThan(60_000);
  });

  it("does not synchronise with other tabs, and leaves BroadcastChannel to the page", () => {
    const Channel = vi.fn<typeof BroadcastChannel>();
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("BroadcastChannel", Channel);
    createDb();
    expect(Channel).not.toHaveBeenCalled();
    expect(globalThis.BroadcastChannel).toBe(Channel);
    vi.unstubAllGlobals();
  });
});

describe("answers for a story", () => {
  const server = mockServer(createDb());
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it("are the ones the story sets", async () => {
    server.use(answers("listJobOffersForMe", 200, aPage([])));
    expect(await (await list()).json()).toEqual({ items: [], page: 1, totalPages: 0, totalItems: 0 });
  });

  it("fail with a body, or with none so that the default text shows", async () => {
    server.use(fails("listJobOffersForMe", 500));
    const silent = await list();
    expect([silent.status, await silent.text()]).toEqual([500, ""]);
    server.use(fails("listJobOffersForMe", 403, { error: "Non" }));
    expect(await (await list()).json()).toEqual({ error: "Non" });
  });

  it("hang, or fail as a network error", async () => {
    server.use(never("listJobOffersForMe"));
    await expect(list(AbortSignal.timeout(50))).rejects.toThrow("timeout");
    server.use(offline("listJobOffersForMe"));
    await expect(list()).rejects.toThrow("Failed to fetch");
  });

  it("arrive late but unchanged", async () => {
    server.use(slow("listJobOffersForMe", 30));
    const began = Date.now();
    expect(await (await list()).json()).toHaveProperty("totalItems", 23);
    expect(Date.now() - began).toBeGreaterThanOrEqual(29);
  });

  it("are a whole network's: slow, failing, or gone", async () => {
    expect(onNetwork("fast")).toEqual([]);
    expect(onNetwork("slow")).toHaveLength(operations.length);
    server.use(...onNetwork("failing"));
    expect((await list()).status).toBe(500);
    server.use(...onNetwork("offline"));
    await expect(list()).rejects.toThrow("Failed to fetch");
    expect([liveOn("slow", "open"), liveOn("offline", "open")]).toEqual(["open", "refused"]);
  });
});
