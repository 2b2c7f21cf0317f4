import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database";
import { deleteOldEvents, recordEvent } from "./store";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const eventsOf = (accountId: number) =>
  database.db.selectFrom("audit_events").selectAll().where("account_id", "=", accountId).orderBy("id").execute();

it("records event, account, address and time", async () => {
  await recordEvent(database.db, { event: "login", accountId: 1, address: "192.0.2.1" });
  await recordEvent(database.db, { event: "resume_opened", accountId: 1, actorId: 2, details: { applicationId: 3 } });
  expect(await eventsOf(1)).toMatchObject([
    { event: "login", actor_id: null, network_address: "192.0.2.1", details: {}, created_at: expect.any(Date) },
    { event: "resume_opened", actor_id: 2, network_address: null, details: { applicationId: 3 } },
  ]);
});

it.each([`update audit_events set event = 'login'`, `delete from audit_events`, `truncate audit_events`])(
  "refuses %j",
  async (statement) => {
    const { db } = database;
    await recordEvent(db, { event: "login_failed", accountId: 4 });
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("audit_events is append-only");
  },
);

it("keeps events for a year", async () => {
  const { db } = database;
  const rows = [364, 367].map((days) => ({
    event: "login" as const,
    account_id: 5,
    details: JSON.stringify({ days }),
    created_at: daysAgo(days),
  }));
  await db.insertInto("audit_events").values(rows).execute();
  await deleteOldEvents(db);
  expect((await eventsOf(5)).map(({ details }) => details)).toEqual([{ days: 364 }]);
});
