import { insertComment, insertLike, insertPost } from "../features/posts";
import type { Tx } from "../platform/database/database";
import { demoPosts } from "./posts";

const hour = 60 * 60 * 1000;
const readAfter = 3 * 24;

/** The feed of the demo, with the notifications that it would have caused. */
export async function seedPosts(tx: Tx, idOf: (username: string) => number): Promise<void> {
  for (const { by, text, hoursAgo, likedBy, comments } of demoPosts) {
    const author_id = idOf(by);
    const postId = await insertPost(tx, { author_id, text, file: null });
    const created_at = ago(hoursAgo);
    await tx.updateTable("posts").set({ created_at }).where("id", "=", postId).execute();
    const told = { to: author_id, postId };
    for (const name of likedBy) {
      await insertLike(tx, "post", postId, idOf(name));
      await tell(tx, "post_like", { ...told, by: idOf(name), hoursAgo: hoursAgo - 1 });
    }
    for (const comment of comments) {
      const writer = idOf(comment.by);
      const commentId = await insertComment(tx, { post_id: postId, author_id: writer, content: comment.content });
      const at = { created_at: ago(comment.hoursAgo) };
      await tx.updateTable("comments").set(at).where("id", "=", commentId).execute();
      await tell(tx, "post_comment", { ...told, by: writer, commentId, hoursAgo: comment.hoursAgo });
      for (const name of comment.likedBy ?? []) {
        await insertLike(tx, "comment", commentId, idOf(name));
        const liked = { to: writer, postId, by: idOf(name), commentId, hoursAgo: comment.hoursAgo - 1 };
        await tell(tx, "comment_like", liked);
      }
    }
  }
}

const ago = (hours: number) => new Date(Date.now() - hours * hour);

interface Told {
  to: number;
  by: number;
  postId: number;
  commentId?: number;
  hoursAgo: number;
}

async function tell(tx: Tx, event: "post_like" | "post_comment" | "comment_like", told: Told) {
  if (told.to === told.by) return;
  await tx
    .insertInto("notifications")
    .values({
      user_id: told.to,
      event,
      event_type: event,
      actor_id: told.by,
      target_id: told.postId,
      comment_id: told.commentId ?? null,
      params: "{}",
      is_read: told.hoursAgo > readAfter,
      created_at: ago(told.hoursAgo),
    })
    .execute();
}
