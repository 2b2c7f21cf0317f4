import { form, type Schemas } from "../../src";
import { once } from "./acts";
import { repeatedly, sendJson } from "./calls";
import type { Caller } from "./caller";
import { unwrap } from "./unwrap";
import type { TestUser } from "./accounts";

export async function post(
  author: Caller,
  text = "Bonjour à toutes et à tous.",
  image?: Blob,
): Promise<Schemas["Post"]> {
  return (await unwrap(author.POST("/post", form({ text, ...(image && { image }) })))).data;
}

export async function comment(author: Caller, postID: number, content = "Bravo !"): Promise<Schemas["Comment"]> {
  return (await unwrap(author.POST("/comment", { body: { postID, content } }))).data;
}

export const like = (by: Caller, postID: number) => sendJson(by, "POST", "/post-like", { postID });

/** The first page of the feed. */
export async function feed(reader: Caller): Promise<Schemas["Post"][]> {
  return (await unwrap(reader.GET("/posts", { params: { query: { limit: 100 } } }))).items;
}

/** A post in a user's feed, on any page; undefined if deleted. */
export async function find(reader: Caller, id: number): Promise<Schemas["Post"] | undefined> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { items, totalPages } = await unwrap(reader.GET("/posts", { params: { query: { page, limit: 100 } } }));
    const found = items.find((one) => one.id === id);
    if (found) return found;
    last = totalPages;
  }
  return undefined;
}

/** A person's name as notifications write it. */
export const nameOf = ({ me }: TestUser) => `${me.firstname} ${me.lastname}`;

/** A person's notifications, newest first. */
export async function notificationsOf(reader: Caller): Promise<Schemas["Notification"][]> {
  return (await unwrap(reader.GET("/notifications", { params: { query: { limit: 1000 } } }))).items;
}

export const read = (reader: Caller, id: number) =>
  unwrap(reader.PATCH("/notifications/{id}/read", { params: { path: { id } } }));

/** Authors shared by contract tests; each has to publish fewer than sixty posts a minute. */
export const theAuthor = once(({ signIn }) => signIn("applicant"));
export const theReader = once(({ signIn }) => signIn("recruiter"));

/** Posts and comments: the calls to create, like and list each. */
export const likeables = {
  post: {
    create: "createPostLike",
    remove: "deletePostLike",
    list: "listPostLikes",
    path: "/post-like",
    field: "postID",
    likers: "/post/{id}/likes",
    make: async (author: Caller) => {
      const { id } = await post(author);
      return { id, postId: id };
    },
    shown: (reader: Caller, { postId }: { postId: number }) => find(reader, postId),
  },
  comment: {
    create: "createCommentLike",
    remove: "deleteCommentLike",
    list: "listCommentLikes",
    path: "/comment-like",
    field: "commentID",
    likers: "/comment/{id}/likes",
    make: async (author: Caller) => {
      const { id: postId } = await post(author);
      return { id: (await comment(author, postId)).id, postId };
    },
    shown: async (reader: Caller, { id, postId }: { id: number; postId: number }) =>
      (await find(reader, postId))?.comments.find((one) => one.id === id),
  },
} as const;

type Make = () => Promise<{ status: number }>;

/** Creates more than sixty items as one user, one as another, and another kind as the first; returns the statuses. */
export async function flooded(make: Make, makeOther: Make, makeElse: Make) {
  const statuses = await repeatedly(make, 80);
  return {
    made: statuses.filter((status) => status === 201).length,
    isRefused: statuses.includes(429),
    other: (await makeOther()).status,
    somethingElse: (await makeElse()).status,
  };
}
