import type { Paging } from "../../platform/http/paging";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { latestFirst, readPage } from "../../platform/database/keyset-pagination";

/** Counts a view of a person's resume; one row per reader, so that readers do not overwrite each other. */
export async function countView(db: Db, clock: Clock, ownerId: number, readerId: number): Promise<void> {
  await db
    .insertInto("resume_openings")
    .values({ owner_id: ownerId, reader_id: readerId, opened_at: clock.now() })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "reader_id"]).doUpdateSet((eb) => ({
        opened_at: eb.ref("excluded.opened_at"),
        times: eb("resume_openings.times", "+", 1),
      })),
    )
    .execute();
}

/** One page of the people who opened an applicant's resume, latest first, and their total. */
export async function listViews(db: Db, ownerId: number, page: Paging) {
  const total = db
    .selectFrom("resume_openings")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .$asScalar()
    .$notNull();
  const list = db
    .selectFrom("resume_openings as r")
    .leftJoin("users as u", "u.id", "r.reader_id")
    .leftJoin("recruiter_profiles as p", "p.user_id", "r.reader_id")
    .select(["r.id", "r.opened_at", "r.times", "p.company"])
    .select(["u.id as person_id", "u.username", "u.firstname", "u.lastname", "u.avatar"])
    .where("r.owner_id", "=", ownerId);
  return readPage(db, list, { keys: latestFirst("r.opened_at", "r.id"), page, total });
}

export type ViewRow = Awaited<ReturnType<typeof listViews>>["rows"][number];
