import { authorOf, type Identity, isSamePerson, type Schemas } from "@passerelle/api";
import type { Paged } from "../../data";

export type Post = Schemas["Post"];
export type Comment = Schemas["Comment"];
export type Like = Schemas["PostLike"];
export type PostPage = Paged<Post>;

/** The kinds of content that can be liked. */
export type Kind = "post" | "comment";
export interface Likeable {
  id: number;
  likes: readonly Like[];
  likesCount?: number;
  myLikeId?: number | null;
}

/** The number of likes; the list may contain only the newest. Servers without this number send all. */
export const likesCountOf = ({ likes, likesCount }: Likeable): number => likesCount ?? likes.length;

/** The number of comments; the list may contain only the newest. Servers without this number send all. */
export const commentsCountOf = ({ comments, commentsCount }: Pick<Post, "comments" | "commentsCount">): number =>
  Math.max(commentsCount ?? 0, comments.length);

export const likeIdOf = ({ likes, myLikeId }: Likeable, person: Identity): number | undefined =>
  myLikeId ?? likes.find((like) => isSamePerson(authorOf(like), person))?.id;

/** The query key of the feed: its pages and searches. */
export const postsKey = ["posts"] as const;

/** A list with an item replaced by id, or appended. */
export function upsertById<Thing extends { id: number }>(things: readonly Thing[], thing: Thing): Thing[] {
  const there = things.some(({ id }) => id === thing.id);
  return there ? things.map((each) => (each.id === thing.id ? thing : each)) : [...things, thing];
}

/** A list without the item with this id. */
export const removeById = <Thing extends { id: number }>(things: readonly Thing[], id: number) =>
  things.filter((each) => each.id !== id);

type Change<Part> = (part: readonly Part[]) => Part[];

/** A page with changed comments on one of its posts. */
export function withComments(page: PostPage, postId: number, change: Change<Comment>): PostPage {
  const items = page.items.map((post) => {
    if (post.id !== postId) return post;
    const comments = change(post.comments);
    return { ...post, comments, commentsCount: commentsCountOf(post) + comments.length - post.comments.length };
  });
  return { ...page, items };
}

/** A post or comment by id. */
export interface Liked {
  kind: Kind;
  id: number;
}

/** A page with the reader's like of one item. */
export const withLike = (page: PostPage, liked: Liked, like: Like): PostPage =>
  withLikes(page, liked, (thing) => {
    const isNew = thing.myLikeId !== like.id && thing.likes.every(({ id }) => id !== like.id);
    return {
      likes: upsertById(thing.likes, like),
      likesCount: likesCountOf(thing) + Number(isNew),
      myLikeId: like.id,
    };
  });

/** A page without the reader's like of one item. */
export const withoutLike = (page: PostPage, liked: Liked, likeId: number): PostPage =>
  withLikes(page, liked, (thing) => {
    const isThere = thing.myLikeId === likeId || thing.likes.some(({ id }) => id === likeId);
    return {
      likes: removeById(thing.likes, likeId),
      likesCount: likesCountOf(thing) - Number(isThere),
      myLikeId: null,
    };
  });

function withLikes(
  page: PostPage,
  { kind, id }: Liked,
  change: (thing: Likeable) => { likes: Like[]; likesCount: number; myLikeId: number | null },
): PostPage {
  const changed = <Thing extends Likeable>(thing: Thing) => (thing.id === id ? { ...thing, ...change(thing) } : thing);
  const items = page.items.map((post) => {
    if (kind === "post") return changed(post);
    const holds = post.comments.some((comment) => comment.id === id);
    return holds ? { ...post, comments: post.comments.map(changed) } : post;
  });
  return { ...page, items };
}

/** The post with this id, or with this comment, if these pages contain it. */
export const postIn = (pages: readonly PostPage[], kind: Kind, id: number): Post | undefined =>
  pages
    .flatMap(({ items }) => items)
    .find((post) => (kind === "post" ? post.id === id : post.comments.some((comment) => comment.id === id)));

/** The id of a person's like of a post or comment, if these pages contain it. */
export function likeIdIn(pages: readonly PostPage[], { kind, id }: Liked, person: Identity): number | undefined {
  const posts = pages.flatMap(({ items }) => items);
  const things: readonly Likeable[] = kind === "post" ? posts : posts.flatMap(({ comments }) => comments);
  return things
    .filter((thing) => thing.id === id)
    .map((thing) => likeIdOf(thing, person))
    .find((likeId) => likeId !== undefined);
}
