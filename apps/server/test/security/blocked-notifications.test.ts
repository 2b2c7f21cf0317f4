import { sql } from "kysely";
import { expect, it } from "vitest";
import { call } from "../call";
import { likeable, post, unreadCountOf } from "../feed";
import { aMember } from "../members";
import { testPostgres } from "../test-database";
import { testServer } from "../test-server";

const server = testServer();

/** The number of statements waiting for a lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.count;
};
const untilWaiting = async (count: number) => {
  await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBe(count);
};

// The embedded database runs one transaction at a time.
it.runIf(testPostgres() !== undefined)(
  "a notification that is created while its reader blocks its cause does not stay",
  async () => {
    const [reader, blocked] = [await aMember(server, "applicant"), await aMember(server, "recruiter")];
    const { id } = await post(reader);
    const [liking, blocking] = await server.db.transaction().execute(async (tx) => {
      // Stops the like after it has found no block, and before its notification can be seen.
      const like = { event: "post_like", event_type: "post_like", target_id: id, params: "{}" } as const;
      await tx
        .insertInto("notifications")
        .values({ ...like, user_id: reader.id })
        .execute();
      const liking = likeable.post.like(blocked, id);
      await untilWaiting(1);
      const blocking = call(server.url, "POST", "/user/blocks", { token: reader.token, body: { userId: blocked.id } });
      // Without its lock, the block ends here.
      await Promise.race([blocking, untilWaiting(2)]);
      await tx.deleteFrom("notifications").where("user_id", "=", reader.id).execute();
      return [liking, blocking] as const;
    });
    expect([(await liking).response.status, (await blocking).status]).toEqual([201, 201]);
    const left = server.db.selectFrom("notifications").select("id").where("user_id", "=", reader.id);
    expect([await left.execute(), await unreadCountOf(reader)]).toEqual([[], 0]);
  },
);
