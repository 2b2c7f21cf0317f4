import type { Db } from "../platform/database";

/** A user in full. */
export function findUser(db: Db, id: number) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "email", "phone", "address", "birthdate", "avatar", "role"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export type FullUser = Awaited<ReturnType<typeof findUser>>;

/** Every verified user, with what others may see of them (D-149). */
export function listVerifiedUsers(db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "firstname", "lastname", "username", "avatar", "role"])
    .where("verified_at", "is not", null)
    .orderBy("lastname")
    .orderBy("firstname")
    .orderBy("id")
    .execute();
}
