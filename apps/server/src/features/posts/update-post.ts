import { inTransaction } from "../../platform/database/transactions";
import { replaceFile } from "../../platform/files/replace-file";
import { ok } from "../../platform/http/handler";
import { formRoute } from "../../platform/http/route";
import { ownPost } from "./access";
import { altOf } from "./picture-description";
import * as presenter from "./presenter";
import { findPost, lockPost, updatePost as save } from "./store";

/** PATCH /post/{id}: keeps a picture that is neither sent nor removed; an unchanged post does not count as an edit. */
export const updatePost = formRoute<"updatePost">({ role: "member" }, async ({ db, user, params, body, files }) => {
  const sent = body.image && (await files.storePicture(body.image, "post"));
  return async () => {
    const image = sent ?? (body.removeImage ? "" : undefined);
    const saved = await inTransaction(db, async (tx) => {
      const before = ownPost(user, await lockPost(tx, params.id));
      const text = body.text ?? before.text;
      const file = await replaceFile(tx, files, before.file, image);
      const image_alt = altOf(file, body.imageAlt, before);
      if (text !== before.text || file !== before.file || image_alt !== before.image_alt)
        await save(tx, before.id, { text, file, image_alt });
      return findPost(tx, before.id, user.id);
    });
    return ok({ data: presenter.post(saved, files) });
  };
});
