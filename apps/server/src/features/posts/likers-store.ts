import { likersPageSize } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { isLikeSeen, isPostSeen } from "./access";
import { one } from "./comments-store";
import type { Likeable } from "./likes-store";
import { findSeenComment } from "./store";
import { rowsAsked, sliceOf } from "./pages";

// Kysely types tables and columns by name, so each needs its own query.
const likesOf = {
  post: (db: Db, id: number) =>
    db.selectFrom("post_likes").select(["id", "user_id", "is_hidden"]).where("post_id", "=", id),
  comment: (db: Db, id: number) =>
    db.selectFrom("comment_likes").select(["id", "user_id", "is_hidden"]).where("comment_id", "=", id),
};

const isLikeableSeen = {
  post: isPostSeen,
  comment: async (db: Db, id: number, readerId: number) => (await findSeenComment(db, id, readerId)) !== undefined,
};

/**
 * The visible people who like a post or comment, newest like first, or those before a given like; undefined if the
 * reader cannot see the target.
 */
export async function listLikersOf(
  db: Db,
  likeable: Likeable,
  id: number,
  readerId: number,
  before = Number.MAX_SAFE_INTEGER,
) {
  if (!(await isLikeableSeen[likeable](db, id, readerId))) return undefined;
  const likes = db.selectFrom(likesOf[likeable](db, id).as("l")).where(isLikeSeen(db, readerId));
  const rows = await likes
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .select(["users.id as author_id", "username", "firstname", "lastname", "avatar"])
          .whereRef("users.id", "=", "l.user_id")
          .limit(one)
          .as("u"),
      (join) => join.onTrue(),
    )
    .select(["l.id", "u.author_id", "u.username", "u.firstname", "u.lastname", "u.avatar"])
    .where("l.id", "<", before)
    .orderBy("l.id", "desc")
    .limit(rowsAsked(likersPageSize))
    .execute();
  return sliceOf(rows, likersPageSize);
}
