import { type Api, authorOf, type Identity, isSamePerson } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { orFound, orNoLonger, reload, useApi, useCreation } from "../../data";
import { formKey, useOpenAttempt } from "../../forms/drafts/form-drafts";
import {
  type Comment,
  commentsCountOf,
  type Post,
  postIn,
  postsKey,
  removeById,
  upsertById,
  withComments,
} from "./posts";
import { cachedPages, patchPosts, readPost } from "./queries";

type CommentsAsked = { before: number } | { after: number } | { around: number };

export const readComments = (api: Api, id: Post["id"], query: CommentsAsked, signal: AbortSignal | null = null) =>
  api.GET("/post/{id}/comments", { params: { path: { id }, query }, signal });

/** Loads a comment of a post, however old it is. */
export async function readComment(api: Api, postId: Post["id"], id: number): Promise<Comment | undefined> {
  const post = await readPost(api, postId);
  const known = post?.comments.find((each) => each.id === id);
  if (known || !post || commentsCountOf(post) === post.comments.length) return known;
  return (await readComments(api, postId, { around: id })).items.find((each) => each.id === id);
}

/** How often the feed is refetched while comments are shown, in milliseconds. */
export const commentRefreshMs = 15_000;

export const commentDraft = (postID: Post["id"]) => formKey("comment", postID);

/** Adds a comment to a post; it appears at once. */
export function useAddComment(postID: Post["id"], me: Identity) {
  const api = useApi();
  const client = useQueryClient();
  const findAdded = useAddedComment(postID, me);
  const reloadPosts = () => reload(client, postsKey);
  const create = useCreation(
    (body: { content: string }, clientId) =>
      orFound(api.POST("/comment", { body: { postID, ...body, clientId } }), findAdded(body.content, clientId)),
    (id, body) => api.PATCH("/comment/{id}", { params: { path: { id } }, body }),
    useOpenAttempt(commentDraft(postID)),
  );
  return useMutation({
    mutationFn: (content: string) => create({ content }),
    onSuccess: ({ data }) =>
      data
        ? patchPosts(client, (page) => withComments(page, postID, (comments) => upsertById(comments, data)))
        : reloadPosts(),
    onError: reloadPosts,
  });
}

/** Finds a comment after a lost answer: it has the same text, and did not exist before the first attempt. */
function useAddedComment(postId: Post["id"], me: Identity) {
  const api = useApi();
  const client = useQueryClient();
  const sent = useRef<{ clientId: string; known: readonly number[] }>(undefined);
  return (content: string, clientId: string) => {
    if (sent.current?.clientId !== clientId) {
      const known = postIn(cachedPages(client), "post", postId)?.comments.map(({ id }) => id) ?? [];
      sent.current = { clientId, known };
    }
    const { known } = sent.current;
    return async () => {
      const { comments = [] } = (await readPost(api, postId)) ?? {};
      const data = comments.find(
        (each) => each.content === content && isSamePerson(authorOf(each), me) && !known.includes(each.id),
      );
      return data && { data };
    };
  };
}

export function useSaveComment(postId: Post["id"], id: number) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      orFound(api.PATCH("/comment/{id}", { params: { path: { id } }, body: { content } }), async () => {
        const data = await readComment(api, postId, id);
        return data?.content === content ? { data } : undefined;
      }),
    onSuccess: ({ data }, content) => {
      const saved = (comment: Comment) => (comment.id === id ? (data ?? { ...comment, content }) : comment);
      return patchPosts(client, (page) => withComments(page, postId, (comments) => comments.map(saved)));
    },
    onError: () => reload(client, postsKey),
  });
}

export function useDeleteComment(postId: Post["id"]) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      orNoLonger(
        api.DELETE("/comment/{id}", { params: { path: { id } } }),
        async () => (await readComment(api, postId, id)) !== undefined,
      ),
    onSuccess: (_, id) =>
      patchPosts(client, (page) => withComments(page, postId, (comments) => removeById(comments, id))),
    onError: () => reload(client, postsKey),
  });
}
