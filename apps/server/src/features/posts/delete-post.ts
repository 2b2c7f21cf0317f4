import { ok } from "../../platform/http/handler";
import { transactionRoute } from "../../platform/http/route";
import { ownPost } from "./access";
import { removePostNotifications } from "./notifications";
import { deletePost as erase, lockPost } from "./store";

/** DELETE /post/{id}: also deletes its likes, comments, picture and unread notifications. */
export const deletePost = transactionRoute<"deletePost">(
  { role: "member" },
  async ({ db: tx, user, params, files, publish }) => {
    const { id, file } = ownPost(user, await lockPost(tx, params.id));
    await files.drop(tx, file);
    await erase(tx, id);
    await removePostNotifications(tx, publish, id);
    return ok({});
  },
);
