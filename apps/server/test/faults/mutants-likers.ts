import type { Mutant } from "./seeding";

const likes = 'db.selectFrom(likesOf[likeable](db, id).as("l"))';

const seenComment =
  "where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)}\n      and post_id in ${postsFor(tx, readerId)}";

const likesOfComment = `db.selectFrom("comment_likes").select(["id", "user_id", "is_hidden"]).where("comment_id", "=", id)`;

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
    reads: `${likes}.where(isLikeSeen(db, readerId))`,
    becomes: `${likes}.where("l.is_hidden", "=", false)`,
  },
  {
    name: `${operationId} names a suspended person`,
    found: [operationId, "names, shows and counts nobody who is suspended"],
    reads: "hideLikes(tx, person.id, true)",
    becomes: "Promise.resolve()",
  },
]);

/** Who likes what. */
export const likerMutants: Mutant[] = [
  ...ofEither,
  ...(["createPostLike", "createCommentLike"] as const).map((operationId): Mutant => ({
    name: `the likes of blocked people are shown: ${operationId}`,
    found: [operationId, "shows and counts no like of whom the reader blocks, to the blocker alone"],
    reads: "and l.user_id not in ${blockedBy(db, readerId)}",
    becomes: "and ${readerId} > 0",
    inSql: true,
  })),
  {
    name: "a like of before a block cannot be taken back",
    found: ["deletePostLike", "takes a like of before a block back"],
    reads: "await deleteLike(tx, likeable, likeId, user.id)",
    becomes:
      '(await tx.selectFrom("blocks").select("blocked_id").where("blocker_id", "=", user.id).executeTakeFirst()) ? undefined : await deleteLike(tx, likeable, likeId, user.id)',
  },
  {
    name: "a post of a blocked person is liked",
    found: ["createPostLike", "likes nothing of a person whom one blocks"],
    reads: "where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)} for no key update",
    becomes: "where id = ${id} and hidden_at is null for no key update",
    inSql: true,
  },
  {
    name: "a comment of a blocked person is liked",
    found: ["createCommentLike", "likes nothing of a person whom one blocks"],
    reads: seenComment,
    becomes: "where id = ${id} and hidden_at is null",
    inSql: true,
  },
  {
    name: "a comment below a blocked person's post is liked",
    found: ["listCommentLikes", "finds none below the post of a person whom one blocks"],
    reads: seenComment,
    becomes: "where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)}",
    inSql: true,
  },
  {
    name: "a post of a blocked person is commented on",
    found: ["createComment", "comments on no post of a person whom one blocks"],
    reads: "and author_id not in ${blockedBy(tx, comment.author_id)} for no key update",
    becomes: "for no key update",
    inSql: true,
  },
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
