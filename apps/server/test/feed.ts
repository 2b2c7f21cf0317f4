import { form, type Schemas } from "@passerelle/api";
import type { Member } from "./members";

/** Publishes a valid post. */
export async function post(by: Member, text = "Bonjour à tous.", image?: File): Promise<Schemas["Post"]> {
  const { data } = await by.api.POST("/post", form({ text, ...(image && { image }) }));
  if (!data) throw new Error("The post was refused.");
  return data.data;
}

export const removePost = (by: Member, id: number) => by.api.DELETE("/post/{id}", { params: { path: { id } } });

/** Adds a valid comment. */
export async function comment(by: Member, postID: number, content = "Bravo !"): Promise<Schemas["Comment"]> {
  const { data } = await by.api.POST("/comment", { body: { postID, content } });
  if (!data) throw new Error("The comment was refused.");
  return data.data;
}

export const removeComment = (by: Member, id: number) => by.api.DELETE("/comment/{id}", { params: { path: { id } } });

/** Both kinds of likeable objects, and the calls for each. */
export const likeable = {
  post: {
    event: "post_like",
    like: (by: Member, postID: number) => by.api.POST("/post-like", { body: { postID } }),
    unlike: (by: Member, likeId: number) => by.api.DELETE("/post-like/{likeId}", { params: { path: { likeId } } }),
  },
  comment: {
    event: "comment_like",
    like: (by: Member, commentID: number) => by.api.POST("/comment-like", { body: { commentID } }),
    unlike: (by: Member, likeId: number) => by.api.DELETE("/comment-like/{likeId}", { params: { path: { likeId } } }),
  },
} as const;

/** The newest posts as a user sees them. */
export async function feed(by: Member, query: { page?: number; limit?: number } = {}) {
  const { data } = await by.api.GET("/posts", { params: { query } });
  if (!data) throw new Error("There is no feed.");
  return data;
}

/** A post among the hundred newest; undefined if deleted. */
export const postSeenBy = async (by: Member, id: number) =>
  (await feed(by, { limit: 100 })).items.find((one) => one.id === id);

/** A user's notifications, newest first. */
export async function notificationsOf(by: Member): Promise<Schemas["Notification"][]> {
  const { data } = await by.api.GET("/notifications", { params: { query: { limit: 1000 } } });
  if (!data) throw new Error("There are no notifications.");
  return data.items;
}

export const markRead = (by: Member, id: number) =>
  by.api.PATCH("/notifications/{id}/read", { params: { path: { id } } });

export const unreadCountOf = async (by: Member) => (await by.api.GET("/notifications/unread-count")).data?.unread_count;
