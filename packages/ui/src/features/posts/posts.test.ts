import type { Schemas } from "@passerelle/api";
import { describe, expect, it } from "vitest";
import { inputOf, isChanged, valuesOf } from "./post-values";
import { likeIdIn, type PostPage, withComments, withLike, withoutLike, upsertById } from "./posts";

const like = (id: number, username: string): Schemas["PostLike"] => ({ id, username });

const comment = (id: number, likes: Schemas["CommentLike"][] = []): Schemas["Comment"] => ({
  id,
  content: `Comment ${id}`,
  username: "karim.benali",
  fullname: "Karim Benali",
  likes,
});

const post = (id: number, comments: Schemas["Comment"][] = []): Schemas["Post"] => ({
  id,
  text: `Post ${id}`,
  username: "jeanne.martin",
  fullname: "Jeanne Martin",
  file: null,
  likes: [like(id * 100, "claire.moreau")],
  comments,
});

/** A post and a comment may have the same id. */
const page: PostPage = {
  items: [post(1, [comment(1, [like(7, "hugo.petit")]), comment(2)]), post(2, [comment(3)])],
  totalPages: 1,
};

describe("a page of the feed in the cache", () => {
  it("takes a like of a post", () => {
    const changed = withLike(page, { kind: "post", id: 1 }, like(9, "jeanne.martin"));
    expect(changed.items[0]?.likes.map(({ id }) => id)).toEqual([100, 9]);
    expect(changed.items[0]?.comments).toEqual(page.items[0]?.comments);
    expect(changed.items[1]).toBe(page.items[1]);
  });

  it("takes a like of a comment, not of the post with its id", () => {
    const changed = withoutLike(page, { kind: "comment", id: 1 }, 7);
    expect(changed.items[0]?.comments[0]?.likes).toEqual([]);
    expect(changed.items[0]?.likes).toEqual(page.items[0]?.likes);
    expect(changed.items[1]).toBe(page.items[1]);
  });

  it("takes a comment once, however often it comes", () => {
    const twice = [comment(4), comment(4)].reduce(
      (before, next) => withComments(before, 2, (comments) => upsertById(comments, next)),
      page,
    );
    expect(twice.items[1]?.comments.map(({ id }) => id)).toEqual([3, 4]);
  });

  it("takes the new text of a comment in its place", () => {
    const edited = { ...comment(1), content: "Edited" };
    const changed = withComments(page, 1, (comments) => upsertById(comments, edited));
    expect(changed.items[0]?.comments.map(({ content }) => content)).toEqual(["Edited", "Comment 2"]);
  });

  it("knows whose like is whose", () => {
    const claire = { id: 1, username: "claire.moreau" };
    expect(likeIdIn([page], { kind: "post", id: 2 }, claire)).toBe(200);
    expect(likeIdIn([page], { kind: "comment", id: 1 }, { id: 5, username: "hugo.petit" })).toBe(7);
    expect(likeIdIn([page], { kind: "comment", id: 1 }, claire)).toBeUndefined();
    expect(likeIdIn([], { kind: "post", id: 1 }, claire)).toBeUndefined();
  });

  it("counts likes and comments beyond those that it carries", () => {
    const [first = post(1)] = page.items;
    const popular = { ...first, likesCount: 60, myLikeId: 3, commentsCount: 30 };
    const feed: PostPage = { items: [popular], totalPages: 1 };
    expect(likeIdIn([feed], { kind: "post", id: 1 }, { id: 1, username: "lea.noel" })).toBe(3);
    const unliked = withoutLike(feed, { kind: "post", id: 1 }, 3);
    expect(unliked.items[0]).toMatchObject({ likesCount: 59, myLikeId: null, likes: first.likes });
    const again = withLike(unliked, { kind: "post", id: 1 }, like(61, "lea.noel"));
    expect(again.items[0]).toMatchObject({ likesCount: 60, myLikeId: 61 });
    const added = withComments(feed, 1, (comments) => upsertById(comments, comment(9)));
    expect(added.items[0]?.commentsCount).toBe(31);
  });
});

describe("the form of a post", () => {
  const saved = { ...post(1), text: "Bonjour", file: "/files/a.png", imageAlt: "Un pont" };
  const values = valuesOf(saved);
  const picture = new File(["x"], "x.png");

  it.each([
    ["nothing", {}, false],
    ["spaces around", { text: " Bonjour\n", imageAlt: "Un pont " }, false],
    ["another text", { text: "Bonsoir" }, true],
    ["a chosen picture", { image: picture }, true],
    ["a removed picture (D-123)", { image: "" }, true],
    ["other words for the picture", { imageAlt: "" }, true],
  ] as const)("takes %s for a change or not", (_, change, changed) => {
    expect(isChanged({ ...values, ...change }, saved)).toBe(changed);
  });

  it("has nothing to say of a picture that there is not", () =>
    expect(isChanged({ ...values, imageAlt: "Un pont" }, { ...saved, file: null, imageAlt: null })).toBe(false));

  it("has nothing to save before something is written", () =>
    expect(isChanged(valuesOf(undefined), undefined)).toBe(false));

  it("sends a picture only when it is another one, or none any more", () => {
    expect(inputOf({ ...values, text: " Bonjour " }, saved)).toEqual({ text: "Bonjour" });
    expect(inputOf({ ...values, image: picture, imageAlt: "" }, saved)).toEqual({ text: "Bonjour", image: picture });
    expect(inputOf({ ...values, image: "" }, saved)).toEqual({ text: "Bonjour", removeImage: true });
  });

  it("sends the words of a picture only when they are others, or it is another one", () => {
    expect(inputOf({ ...values, imageAlt: " " }, saved)).toEqual({ text: "Bonjour", imageAlt: "" });
    const another = { text: "Bonjour", image: picture, imageAlt: "Un pont" };
    expect(inputOf({ ...values, image: picture }, saved)).toEqual(another);
    expect(inputOf({ ...another, imageAlt: " Un pont " }, undefined)).toEqual(another);
  });
});
