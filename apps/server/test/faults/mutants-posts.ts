import type { Mutant } from "./seeding";

const notify = (postId: string, commentId: string) =>
  `await notifyCommented(tx, () => undefined, { id: ${commentId}, post_id: ${postId}, author_id: user.id, post_author: (await tx.selectFrom("posts").select("author_id").where("id", "=", ${postId}).executeTakeFirstOrThrow()).author_id })`;
const everyComment = ["listNotifications", "notifies of every comment once, edited or sent again"] as const;
const image = 'sent ?? (body.removeImage ? "" : undefined)';

const newestLikes = `eb
      .selectFrom((likes) =>
        likes
          .selectFrom("comment_likes as l")
          .select(["l.id", likedBy.as("username"), "l.user_id as userId"])
          .whereRef("l.comment_id", "=", "c.id")
          .where(isLikeSeen(db, readerId))
          .orderBy("l.id", "desc")
          .limit(maxLikes)
          .as("newest"),
      )
      .selectAll("newest")
      .orderBy("newest.id")`;

/** Posts and comments: partial edits, repetitions, and limits. */
export const postMutants: Mutant[] = [
  {
    name: "removing the picture is no edit",
    found: ["updatePost", "removes the picture with removeImage"],
    reads: "store.updatePost(tx, before.id, { text, file, image_alt })",
    becomes:
      '(text === before.text ? tx.updateTable("posts").set({ file, image_alt }).where("id", "=", before.id).execute() : store.updatePost(tx, before.id, { text, file, image_alt }))',
  },
  {
    name: "another picture keeps the words of the one before",
    found: ["updatePost", "keeps the words of a picture with it alone"],
    reads: "file === before?.file ? before.image_alt : null",
    becomes: "before?.image_alt ?? null",
  },
  {
    name: "other words for a picture are no edit",
    found: ["updatePost", "keeps the words of a picture with it alone"],
    reads: "image_alt !== before.image_alt",
    becomes: "false",
  },
  {
    name: "removeImage=false removes the picture",
    found: ["updatePost", "does not mark an unchanged save as an edit"],
    reads: image,
    becomes: 'sent ?? (body.removeImage === undefined ? undefined : "")',
  },
  {
    name: "the sizes of a picture do not end with the picture itself",
    found: ["createPost", "says the sizes of a picture, if at all, of what it serves"],
    reads: "{ url, ...whole }",
    becomes: "{ url: `${url}?size=whole`, ...whole }",
  },
  {
    name: "a single post shows its comments newest first",
    found: ["getPost", "shows one post as the list does, until it is gone"],
    reads: "presenter.post(await found(db, params.id, user.id), files)",
    becomes:
      "await found(db, params.id, user.id).then((one) => presenter.post({ ...one, comments: one.comments.toReversed() }, files))",
  },
  {
    name: "the comments of blocked people are counted",
    found: ["listPosts", "counts no comment of a blocked person, for the blocker alone"],
    reads: "p.comments_count - ${unseen}",
    becomes: "p.comments_count",
    inSql: true,
  },
  {
    name: "anybody's like of a post is the reader's",
    found: ["createPostLike", "is counted, and known to whom it is"],
    reads: "likeOfPost(post, readerId)",
    becomes:
      'post.selectFrom("post_likes as l").select((like) => like.fn.max("l.id").as("id")).whereRef("l.post_id", "=", "p.id")',
  },
  {
    name: "anybody's like of a comment is the reader's",
    found: ["createCommentLike", "is counted, and known to whom it is"],
    reads: "likeOfComment(comment, readerId)",
    becomes:
      'comment.selectFrom("comment_likes as l").select((like) => like.fn.max("l.id").as("id")).whereRef("l.comment_id", "=", "c.id")',
  },
  {
    name: "a page up to a post begins after it",
    found: ["listPosts", "gives pages that stay while others publish, up to a post"],
    reads: 'postsFor(db, readerId).where("id", "<=", upTo)',
    becomes: 'postsFor(db, readerId).where("id", "<", upTo)',
  },
  {
    name: "what is newer counts in the total of a page up to a post",
    found: ["listPosts", "gives pages that stay while others publish, up to a post"],
    reads: "newerThan(db, readerId, upTo, maxNewer)",
    becomes: "sql`0`",
  },
  {
    name: "a post is newer than itself",
    found: ["countNewPosts", "counts what is newer than a post, for each reader"],
    reads: 'postsFor(db, readerId).where("id", ">", id)',
    becomes: 'postsFor(db, readerId).where("id", ">=", id)',
  },
  {
    name: "a page of comments repeats the one before which it ends",
    found: ["listComments", "gives pages of 20 that stay while others comment"],
    reads: 'all.where("c.id", "<", before ?? Number.MAX_SAFE_INTEGER)',
    becomes: 'all.where("c.id", "<=", before ?? Number.MAX_SAFE_INTEGER)',
  },
  {
    name: "the comments after one are the newest",
    found: ["listComments", "gives what surrounds a comment"],
    reads: 'all.where("c.id", ">", after).orderBy("c.id")',
    becomes: 'all.where("c.id", ">", after).orderBy("c.id", "desc")',
  },
  {
    name: "the page around a comment ends before it",
    found: ["listComments", "gives the page that holds a comment"],
    reads: 'all.where("c.id", ">=", id)',
    becomes: 'all.where("c.id", ">", id)',
  },
  {
    name: "nothing follows the page around a comment",
    found: ["listComments", "gives the page that holds a comment"],
    reads: "from.length > half",
    becomes: "from.length > maxComments",
  },
  {
    name: "a comment that is sent again notifies again",
    found: everyComment,
    reads: "createdOnce(isNew, { data: presenter.comment(await found(tx, id, user.id)) })",
    becomes: `(!isNew && (${notify("body.postID", "id")}), createdOnce(isNew, { data: presenter.comment(await found(tx, id, user.id)) }))`,
  },
  {
    name: "an edited comment notifies again",
    found: everyComment,
    reads: "await store.updateComment(tx, before.id, body.content)",
    becomes: `(await store.updateComment(tx, before.id, body.content), ${notify("before.post_id", "before.id")})`,
  },
  {
    name: "posts and comments share one limit",
    found: ["createPost", "limits one person to some sixty a minute"],
    reads: "{ limit: limits[what], subject: String(call.user.id) }",
    becomes: "{ limit: limits.post, subject: String(call.user.id) }",
  },
  {
    name: "notifications of one kind are in one order only",
    found: ["listNotifications", "sorts as requested, by default newest first"],
    reads: "query.orderBy(`n.${column}`, order)",
    becomes: 'query.orderBy(`n.${column}`, "desc")',
  },
  {
    name: "a page has a hundred notifications at most",
    found: ["listNotifications", "gives more than a hundred on request"],
    reads: "findNotifications(db, user.id, sorting, page)",
    becomes: "findNotifications(db, user.id, sorting, { ...page, size: Math.min(page.size, 100) })",
  },
  {
    name: "totalItems counts unread notifications only",
    found: ["readNotification", "marks one as read, once and for all"],
    reads: 'totalFor(db, userId).as("total")',
    becomes:
      'db.selectFrom("notifications").select((eb) => eb.fn.countAll<number>().as("total")).where("user_id", "=", userId).where("is_read", "=", false).$asScalar().$notNull().as("total")',
  },
  {
    name: "a deleted comment removes the likes of its post",
    found: ["deleteComment", "deletes the comment; after that it is a 404"],
    reads: "await store.deleteComment(tx, id)",
    becomes:
      '(await tx.deleteFrom("post_likes").where("post_id", "=", post_id).execute(), await store.deleteComment(tx, id))',
  },
  {
    name: "a comment marks its post as edited",
    found: ["deleteComment", "deletes the comment; after that it is a 404"],
    reads: "await store.insertComment(tx, body.postID, { author_id: user.id, content: body.content })",
    becomes:
      '(await tx.updateTable("posts").set({ updated_at: new Date() }).where("id", "=", body.postID).execute(), await store.insertComment(tx, body.postID, { author_id: user.id, content: body.content }))',
  },
  {
    name: "a deleted post does not send the count",
    found: ["connectLive", "updates every channel on a like and its removal"],
    reads: 'publish(userId, { kind: "notifications-read" })',
    becomes: 'events.length === 3 ? undefined : publish(userId, { kind: "notifications-read" })',
  },
  {
    name: "a last page of just twenty comments promises more",
    found: ["listComments", "gives what surrounds a comment"],
    reads: "rows.length > maxComments",
    becomes: "rows.length >= maxComments",
  },
  {
    name: "the smaller version of a picture is the picture itself",
    found: ["createPost", "says the sizes of a picture, if at all, of what it serves"],
    reads: 'query.size === "small" ? "small" : undefined',
    becomes: "undefined",
  },
  {
    name: "the likes of a comment stand newest first",
    found: ["createCommentLike", "is one per person, also for one's own content"],
    reads: newestLikes,
    becomes: `${newestLikes.slice(0, -1)}, "desc")`,
  },
];
