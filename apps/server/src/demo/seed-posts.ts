import { castPosts, type CastPost } from "@passerelle/domain/cast";
import { insertPost, insertComment, insertLike } from "../features/posts";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** Seeds the feed, oldest post first. */
export async function seedPosts(tx: Tx, ids: Ids): Promise<void> {
  for (const post of castPosts.toReversed()) await seedPost(tx, ids, post);
}

async function seedPost(tx: Tx, ids: Ids, post: CastPost) {
  const written = { author_id: ids.of(post.by), text: post.text, file: null, image_alt: null };
  const { id } = await insertPost(tx, undefined, written);
  ids.add(post, id);
  await tx
    .updateTable("posts")
    .set({ created_at: ids.ago(post.daysAgo) })
    .where("id", "=", id)
    .execute();
  for (const [by] of post.likes ?? []) await insertLike(tx, "post", id, ids.of(by));
  for (const comment of post.comments ?? []) {
    const { by, content, daysAgo, likes = [] } = comment;
    const { id: commentId = 0 } = (await insertComment(tx, id, { author_id: ids.of(by), content })) ?? {};
    ids.add(comment, commentId);
    await tx
      .updateTable("comments")
      .set({ created_at: ids.ago(daysAgo) })
      .where("id", "=", commentId)
      .execute();
    for (const [liker] of likes) await insertLike(tx, "comment", commentId, ids.of(liker));
  }
}
