import type { Schemas } from "@passerelle/api";
import type { TestUser } from "@passerelle/api/conformance";
import { expectOk } from "../answers";
import { type Comment, type Name, type Post, visibleTo, type World } from "../world";

const pageSize = 4;
const maxComments = 20;

const likesIn = ({ likes, likesCount, myLikeId }: Pick<Schemas["Post"], "likes" | "likesCount" | "myLikeId">) => ({
  likes: likes.map(({ id }) => id),
  likesCount,
  myLikeId,
});

/** A reader's whole feed, page by page. */
export async function readPosts({ GET }: TestUser): Promise<unknown> {
  const posts: Schemas["Post"][] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { items, totalPages } = await expectOk(GET("/posts", { params: { query: { page, pageSize } } }));
    posts.push(...items);
    last = totalPages;
  }
  return posts.map((post) => ({
    id: post.id,
    text: post.text,
    author: post.fullname,
    ...likesIn(post),
    comments: post.comments.map((one) => ({ id: one.id, text: one.content, author: one.fullname, ...likesIn(one) })),
    commentsCount: post.commentsCount,
  }));
}

/** The feed that a reader must see: newest post and oldest comment first, nothing hidden or blocked. */
export function expectedPosts(world: World, reader: Name): unknown {
  const shown = ({ id, text, author, likes }: Comment) => {
    const seen = visibleTo(world, reader, likes);
    const own = seen.find((like) => like.author === reader);
    return {
      id,
      text,
      author: world.fullnames[author],
      likes: seen.map((like) => like.id),
      likesCount: seen.length,
      myLikeId: own?.id ?? null,
    };
  };
  const withComments = (post: Post) => {
    const comments = visibleTo(world, reader, post.comments);
    return { ...shown(post), comments: comments.slice(-maxComments).map(shown), commentsCount: comments.length };
  };
  return visibleTo(world, reader, world.posts).toReversed().map(withComments);
}
