import type { Api, Identity } from "@passerelle/api";
import { useQueryClient } from "@tanstack/react-query";
import { quoteOr } from "../../i18n";
import { orFound, orNoLonger, reload, unlessMissing, useApi, useOptimistic } from "../../data";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import type { Notify } from "../../components/dialogs/use-dialog-state";
import {
  type Kind,
  type Like,
  type Likeable,
  likeIdIn,
  likeIdOf,
  likesCountOf,
  postIn,
  postsKey,
  withLike,
  withoutLike,
} from "./posts";
import { readComment } from "./comment-queries";
import { cachedPages, patchPosts, readPost } from "./queries";
import { useTranslations } from "./translations";

/** Banners about likes disappear after 3 seconds. */
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
  thing: Likeable;
  /** The current user. */
  me: Identity;
  notify: Notify;
}

/** The reader's like of a post or comment: state and count change at once, and go back if the server refuses. */
export function useLike({ kind, thing, me, notify }: LikeOptions) {
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const { find, like, takeBack, reloadPosts } = useLikesOf(kind, thing.id);
  const saved = likeIdOf(thing, me) !== undefined;
  const { value, change } = useOptimistic({
    target: ["like", kind, thing.id],
    saved,
    send: async (wanted: boolean) => {
      const mine = find(me);
      if ((mine !== undefined) === wanted) return;
      const answer = mine === undefined ? await like(me) : await takeBack(mine, me);
      const text = quoteOr(answer?.message, say(wanted ? `liked.${kind}` : `unliked.${kind}`));
      notify({ tone: "success", text }, bannerTime);
    },
    onFailed: (error) => {
      notify({ tone: "error", text: failureSentence(error, say(`likeFailed.${kind}`)) }, bannerTime);
      void reloadPosts();
    },
  });
  const count = likesCountOf(thing) + Number(value) - Number(saved);
  return { liked: value, count, toggle: () => change((liked) => !liked) };
}

/** Reads and changes the likes of one item, in the cache and on the server. */
function useLikesOf(kind: Kind, id: number) {
  const api = useApi();
  const client = useQueryClient();
  const { add, remove } = calls[kind];
  const reloadPosts = () => reload(client, postsKey);
  /** The like as stored on the server. */
  const read = async (person: Identity): Promise<Like | undefined> => {
    const holder = postIn(cachedPages(client), kind, id);
    if (!holder) return undefined;
    const thing = await (kind === "post" ? readPost(api, id) : readComment(api, holder.id, id));
    const likeId = thing ? likeIdOf(thing, person) : undefined;
    return likeId === undefined ? undefined : { id: likeId, username: person.username };
  };
  return {
    reloadPosts,
    find: (person: Identity) => likeIdIn(cachedPages(client), { kind, id }, person),
    like: async (person: Identity) => {
      const answer = await orFound(add(api, id), async () => {
        const data = await read(person);
        return data && { data };
      });
      const { data } = answer;
      // Removing the like needs its id, which comes with the feed.
      await (data ? patchPosts(client, (page) => withLike(page, { kind, id }, data)) : reloadPosts());
      return answer;
    },
    /** A like that no longer exists counts as removed. */
    takeBack: async (likeId: number, person: Identity) => {
      const answer = await unlessMissing(orNoLonger(remove(api, likeId), async () => !!(await read(person))));
      await patchPosts(client, (page) => withoutLike(page, { kind, id }, likeId));
      return answer;
    },
  };
}
