import type { Api, Schemas } from "@passerelle/api";
import { type QueryClient, useMutation } from "@tanstack/react-query";
import {
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
import { useUpload } from "../../forms/files/upload/use-upload";
import { useOpenAttempt } from "../../forms/drafts/form-drafts";
import { type Post, type PostPage, postsKey } from "./posts";

/** The feed, newest first: from the newest, or from the post with the id `upTo` on. */
export const postsQuery = (api: Api, upTo?: number): PagedQuery<Post> => ({
  key: postsKey,
  read: ({ pageSize: limit, ...place }, signal) => {
    const query = { ...place, limit, ...(upTo !== undefined && { upTo }) };
    return api.GET("/posts", { params: { query }, signal });
  },
});

export const prefetchPosts: Prefetch = (client, api) => prefetchQuery(client, pageQuery(postsQuery(api)));

/** Loads the newest posts, even while the feed only goes up to an older one; the feed shows failures. */
export async function readNewestPosts(client: QueryClient, api: Api): Promise<void> {
  const newest = pageQuery(postsQuery(api));
  // All pages change; only the first is loaded without the limit.
  void reload(client, postsKey);
  await client.cancelQueries({ queryKey: newest.queryKey });
  await client.prefetchQuery({ ...newest, staleTime: 0 });
}

/** A recruiter's posts, newest first; cached as `[...postsKey, "of", username, page]`. */
export const companyPostsQuery = (api: Api, username: string): PagedQuery<Post> => ({
  key: [...postsKey, "of", username],
  read: (query, signal) => api.GET("/companies/{username}/posts", { params: { path: { username }, query }, signal }),
});

/** Loads a post; null if it no longer exists. */
export async function readPost(api: Api, id: Post["id"], signal: AbortSignal | null = null): Promise<Post | null> {
  const answer = await unlessMissing(api.GET("/post/{id}", { params: { path: { id } }, signal }));
  return answer && answer.data;
}

/** The request body of a post: a picture that is neither sent nor removed is kept. */
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

/** Deletes a post with its likes, comments and picture; one that no longer exists disappears from the list too. */
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

export const cachedPages = (client: QueryClient): PostPage[] =>
  client.getQueriesData<PostPage>({ queryKey: postsKey }).flatMap(([, page]) => page ?? []);
