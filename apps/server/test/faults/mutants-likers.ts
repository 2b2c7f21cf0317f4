import type { Mutant } from "./seeding";

const likes = 'db.selectFrom(likesOf[likeable](db, id).as("l"))';

const whoseLike = `eb
          .selectFrom("users")
          .select(["users.id as author_id", "username", "firstname", "lastname", "avatar"])
          .whereRef("users.id", "=", "l.user_id")
          .where("suspended_at", "is", null)
          .limit(one)`;

const likesOfComment = `db.selectFrom("comment_likes").select(["id", "user_id"]).where("comment_id", "=", id)`;

/** What holds for who likes a post, and for who likes a comment. */
const ofEither = (["listPostLikes", "listCommentLikes"] as const).flatMap((operationId): Mutant[] => [
  {
    name: `${operationId} begins with who liked first`,
    found: [operationId, "gives who likes it, the newest first"],
    reads: "sliceOf(rows)",
    becomes: "sliceOf(rows.toReversed())",
  },
  {
    name: `${operationId} names a blocked person`,
    found: [operationId, "names nobody whom the reader has blocked, to the blocker alone"],
    reads: `${likes}.where("l.user_id", "not in", blockedBy(db, readerId))`,
    becomes: likes,
  },
  {
    name: `${operationId} names a suspended person`,
    found: [operationId, "names nobody who is suspended, though the like stays"],
    reads: whoseLike,
    becomes: whoseLike.replace('.where("suspended_at", "is", null)', ""),
  },
]);

/** Who likes what. */
export const likerMutants: Mutant[] = [
  ...ofEither,
  {
    name: "who likes a post is a page of nineteen",
    found: ["listPostLikes", "gives pages of 20 people who like it"],
    reads: "rows.slice(0, maxComments)",
    becomes: "rows.slice(0, maxComments - 1)",
  },
  {
    name: "who likes a comment is who likes any",
    found: ["listCommentLikes", "gives who likes it, the newest first"],
    reads: likesOfComment,
    becomes: likesOfComment.replace('.where("comment_id", "=", id)', ""),
  },
  {
    name: "a comment that is not seen tells who likes it",
    found: ["listCommentLikes", "finds none below the post of a person whom one blocks"],
    reads: "(await findSeenComment(db, id, readerId)) !== undefined",
    becomes: "true",
  },
];
