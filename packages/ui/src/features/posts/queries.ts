import { type Api, authorOf, type Identity, isSamePerson, type Schemas } from "@passerelle/api";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  orFound,
  orNoLonger,
  type PagedQuery,
  pageQuery,
  patch,
  type Prefetch,
  prefetchQuery,
  reload,
  unlessMissing,
  useApi,
  useCreation,
  useReload,
  useReloadAfterSave,
} from "../../data";
import { formKey } from "../../forms/drafts/form-drafts";
import { useUpload } from "../../forms/files/upload/use-upload";
import { useOpenAttempt } from "../../forms/drafts/use-open-attempt";
import {
  type Comment,
  commentsCountOf,
  type Post,
  postIn,
  type PostPage,
  postsKey,
  withComments,
  removeById,
  upsertById,
} from "./posts";

/** The feed, newest first: from the newest, or from the post with the id `upTo` on. */
export const postsQuery = (api: Api, upTo?: number): PagedQuery<Post> => ({
  key: postsKey,
  read: ({ page, pageSize: limit }, signal) => {
    const query = { page, limit, ...(upTo !== undefined && { upTo }) };
    return api.GET("/posts", { params: { query }, signal });
  },
});

/** Prefetches the newest posts. */
export const prefetchPosts: Prefetch = (client, api) => prefetchQuery(client, pageQuery(postsQuery(api)));

/** Reads the newest posts, also where the feed on show is read up to an older one; a failure is left to the feed. */
export async function readNewestPosts(client: QueryClient, api: Api): Promise<void> {
  const newest = pageQuery(postsQuery(api));
  // All pages move; only the first is read without the limit.
  void reload(client, postsKey);
  await client.cancelQueries({ queryKey: newest.queryKey });
  await client.prefetchQuery({ ...newest, staleTime: 0 });
}

/** What the recruiter of a company published, newest first; in the cache as `[...postsKey, "of", username, page]`. */
export const companyPostsQuery = (api: Api, username: string): PagedQuery<Post> => ({
  key: [...postsKey, "of", username],
  read: (query, signal) => api.GET("/companies/{username}/posts", { params: { path: { username }, query }, signal }),
});

/** Reads one post, null once it is gone. */
export async function readPost(api: Api, id: Post["id"], signal: AbortSignal | null = null): Promise<Post | null> {
  const answer = await unlessMissing(api.GET("/post/{id}", { params: { path: { id } }, signal }));
  return answer && answer.data;
}

type CommentsAsked = { before: number } | { after: number } | { around: number };

/** Reads a page of the comments of a post. */
export const readComments = (api: Api, id: Post["id"], query: CommentsAsked, signal: AbortSignal | null = null) =>
  api.GET("/post/{id}/comments", { params: { path: { id }, query }, signal });

/** Reads one comment of a post, however old it is. */
export async function readComment(api: Api, postId: Post["id"], id: number): Promise<Comment | undefined> {
  const post = await readPost(api, postId);
  const known = post?.comments.find((each) => each.id === id);
  if (known || !post || commentsCountOf(post) === post.comments.length) return known;
  return (await readComments(api, postId, { around: id })).items.find((each) => each.id === id);
}

/** How often the feed is read anew while its comments are being read, in milliseconds. */
export const commentRefreshMs = 15_000;

/** What a form sends of a post: a picture that is neither sent nor removed is kept. */
export type PostInput = Pick<Schemas["PostPatch"], "image" | "removeImage" | "imageAlt"> & Schemas["PostInput"];

/** Publishes a post, or saves the one with this id. */
export function useSavePost(id: Post["id"] | undefined, draft: string) {
  const api = useApi();
  const { send, state } = useUpload();
  const update = (post: Post["id"], body: PostInput) =>
    send(body, (init) => api.PATCH("/post/{id}", { params: { path: { id: post } }, ...init }));
  const publish = useCreation(
    (body: PostInput, clientId) => send({ ...body, clientId }, (init) => api.POST("/post", init)),
    update,
    useOpenAttempt(draft),
  );
  const mutation = useMutation({
    mutationFn: (body: PostInput) => (id === undefined ? publish(body) : update(id, body)),
    ...useReloadAfterSave("post"),
  });
  return { ...mutation, upload: state };
}

/** Deletes a post with its likes, comments and picture; one that is gone already shows in the list too. */
export function useDeletePost() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: Post["id"]) =>
      orNoLonger(
        api.DELETE("/post/{id}", { params: { path: { id } } }),
        async () => (await readPost(api, id)) !== null,
      ),
    onSettled: useReload("post"),
  });
}

/** Changes the cached feed. */
export const patchPosts = (client: QueryClient, change: (page: PostPage) => PostPage) =>
  patch<PostPage>(client, postsKey, change);

/** The draft key of a comment on a post. */
export const commentDraft = (postID: Post["id"]) => formKey("comment", postID);

/** Comments on a post; the comment shows at once. */
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

/** Finds a comment that may have been stored: it says the same, and was not there before it was first sent. */
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

/** All that is kept of the feed. */
export const cachedPages = (client: QueryClient): PostPage[] =>
  client.getQueriesData<PostPage>({ queryKey: postsKey }).flatMap(([, page]) => page ?? []);

/** Saves the text of one's own comment. */
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

/** Deletes one's own comment. */
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
