import type { Api, Identity } from "@passerelle/api";
import { useQueryClient } from "@tanstack/react-query";
import { quoteOr } from "../../i18n";
import { orFound, orNoLonger, reload, unlessMissing, useApi, useOptimistic } from "../../data";
import { useFailureSentence } from "../../components/use-error-sentence";
import type { Notify } from "../../components/use-dialog-state";
import {
  type Kind,
  type Like,
  type Likeable,
  likeIn,
  likeOf,
  postIn,
  postsKey,
  withLikes,
  withoutThing,
  withThing,
} from "./posts";
import { cachedPages, patchPosts, readPost } from "./queries";
import { useTranslations } from "./translations";

/** Like banners hide after 3 seconds. */
export const bannerTime = 3_000;

const calls = {
  post: {
    add: (api: Api, postID: number) => api.POST("/post-like", { body: { postID } }),
    remove: (api: Api, likeId: number) => api.DELETE("/post-like/{likeId}", { params: { path: { likeId } } }),
  },
  comment: {
    add: (api: Api, commentID: number) => api.POST("/comment-like", { body: { commentID } }),
    remove: (api: Api, likeId: number) => api.DELETE("/comment-like/{likeId}", { params: { path: { likeId } } }),
  },
};

export interface LikeOptions {
  kind: Kind;
  /** The post or comment. */
  thing: Likeable;
  /** Who reads. */
  me: Identity;
  notify: Notify;
}

/** The reader's like of a post or comment: state and count change at once, and go back if the server refuses. */
export function useLike({ kind, thing: { id, likes }, me, notify }: LikeOptions) {
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const { find, like, takeBack, reloadPosts } = useLikesOf(kind, id);
  const saved = !!likeOf(likes, me);
  const { value, change } = useOptimistic({
    target: ["like", kind, id],
    saved,
    send: async (wanted: boolean) => {
      const mine = find(me);
      if (!!mine === wanted) return;
      const answer = mine ? await takeBack(mine, me) : await like(me);
      const text = quoteOr(answer?.message, say(wanted ? `liked.${kind}` : `unliked.${kind}`));
      notify({ tone: "success", text }, bannerTime);
    },
    onFailed: (error) => {
      notify({ tone: "error", text: failureSentence(error, say(`likeFailed.${kind}`)) }, bannerTime);
      void reloadPosts();
    },
  });
  const count = likes.length + Number(value) - Number(saved);
  return { liked: value, count, toggle: () => change((liked) => !liked) };
}

/** The likes of one thing, in the cache and on the server. */
function useLikesOf(kind: Kind, id: number) {
  const api = useApi();
  const client = useQueryClient();
  const { add, remove } = calls[kind];
  const reloadPosts = () => reload(client, postsKey);
  const patch = (likes: (before: readonly Like[]) => Like[]) =>
    patchPosts(client, (page) => withLikes(page, kind, id, likes));
  /** The like as the server knows it now. */
  const read = async (person: Identity) => {
    const holder = postIn(cachedPages(client), kind, id);
    const post = holder && (await readPost(api, holder.id));
    return post ? likeIn([{ items: [post], totalPages: 1 }], kind, id, person) : undefined;
  };
  return {
    reloadPosts,
    find: (person: Identity) => likeIn(cachedPages(client), kind, id, person),
    like: async (person: Identity) => {
      const answer = await orFound(add(api, id), async () => {
        const data = await read(person);
        return data && { data };
      });
      const { data } = answer;
      // Removing the like needs its id, which comes with the feed.
      await (data ? patch((likes) => withThing(likes, data)) : reloadPosts());
      return answer;
    },
    /** One that is gone already is as good as taken back. */
    takeBack: async ({ id: likeId }: Like, person: Identity) => {
      const answer = await unlessMissing(orNoLonger(remove(api, likeId), async () => !!(await read(person))));
      await patch((likes) => withoutThing(likes, likeId));
      return answer;
    },
  };
}
