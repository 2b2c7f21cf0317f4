import { authorOf, type Identity, isSamePerson, type Schemas } from "@passerelle/api";
import type { Paged } from "../../data";

export type Post = Schemas["Post"];
export type Comment = Schemas["Comment"];
export type Like = Schemas["PostLike"];
export type PostPage = Paged<Post>;

/** What can be liked. */
export type Kind = "post" | "comment";
export interface Likeable {
  id: number;
  likes: readonly Like[];
}

/** Where the feed is in the cache: its pages, and what is looked for in them. */
export const postsKey = ["posts"] as const;

/** A list with a thing in place of the one with its id, or at its end. */
export function withThing<Thing extends { id: number }>(things: readonly Thing[], thing: Thing): Thing[] {
  const there = things.some(({ id }) => id === thing.id);
  return there ? things.map((each) => (each.id === thing.id ? thing : each)) : [...things, thing];
}

/** A list without the thing with this id. */
export const withoutThing = <Thing extends { id: number }>(things: readonly Thing[], id: number) =>
  things.filter((each) => each.id !== id);

type Change<Part> = (part: readonly Part[]) => Part[];

/** A page with the comments of one of its posts changed. */
export function withComments(page: PostPage, postId: number, change: Change<Comment>): PostPage {
  const items = page.items.map((post) => (post.id === postId ? { ...post, comments: change(post.comments) } : post));
  return { ...page, items };
}

/** A page with the likes of one post, or of one comment, changed. */
export function withLikes(page: PostPage, kind: Kind, id: number, change: Change<Like>): PostPage {
  const changed = <Thing extends Likeable>(thing: Thing) =>
    thing.id === id ? { ...thing, likes: change(thing.likes) } : thing;
  const items = page.items.map((post) => {
    if (kind === "post") return changed(post);
    const holds = post.comments.some((comment) => comment.id === id);
    return holds ? { ...post, comments: post.comments.map(changed) } : post;
  });
  return { ...page, items };
}

/** The post with this id, or the one with this comment, as far as these pages know. */
export const postIn = (pages: readonly PostPage[], kind: Kind, id: number): Post | undefined =>
  pages
    .flatMap(({ items }) => items)
    .find((post) => (kind === "post" ? post.id === id : post.comments.some((comment) => comment.id === id)));

/** A person's like of a post or comment, as far as these pages know. */
export function likeIn(pages: readonly PostPage[], kind: Kind, id: number, person: Identity): Like | undefined {
  const posts = pages.flatMap(({ items }) => items);
  const things: readonly Likeable[] = kind === "post" ? posts : posts.flatMap(({ comments }) => comments);
  return likeOf(things.find((thing) => thing.id === id)?.likes ?? [], person);
}

/** A person's like among those of one thing: at most one. */
export const likeOf = (likes: readonly Like[], person: Identity) =>
  likes.find((like) => isSamePerson(authorOf(like), person));
