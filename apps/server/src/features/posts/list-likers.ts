import { notFound } from "@passerelle/domain";
import { type Call, ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { missing } from "./like";
import { listLikersOf } from "./likers-store";
import type { Likeable } from "./likes-store";
import * as presenter from "./presenter";

/** Lists the people who like a target, newest like first. */
async function listLikes({ db, user, params, query }: Call<"listPostLikes" | "listCommentLikes">, likeable: Likeable) {
  const slice = await listLikersOf(db, likeable, params.id, user.id, query.before);
  if (!slice) throw notFound(missing[likeable]);
  return ok({ items: slice.items.map(presenter.liker), hasMore: slice.hasMore });
}

/** GET /post/{id}/likes. */
export const listPostLikes = route<"listPostLikes">({ role: "member" }, (call) => listLikes(call, "post"));

/** GET /comment/{id}/likes. */
export const listCommentLikes = route<"listCommentLikes">({ role: "member" }, (call) => listLikes(call, "comment"));
