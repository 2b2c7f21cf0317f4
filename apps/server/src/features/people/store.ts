import type { Db } from "../../platform/database/database";
import { userIdByUsername } from "../auth";
import { isUnblockedBy, mayBeSeenBy } from "../profiles";

/** The person with a current or former name, unless the reader blocks them; and whether the profile may be seen. */
export function findPersonNamed(db: Db, username: string, now: Date, readerId: number) {
  return db
    .selectFrom("users as u")
    .select(["u.id", "u.firstname", "u.lastname", "u.username", "u.avatar", "u.role", "u.profile_audience"])
    .select(mayBeSeenBy(readerId).as("is_visible"))
    .where("u.id", "=", userIdByUsername(username, now))
    .where(isUnblockedBy(readerId))
    .executeTakeFirst();
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonNamed>>>;
