import { rateLimits } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce } from "../../platform/http/handler";
import { formRoute } from "../../platform/http/route";
import { altOf } from "./picture-description";
import * as presenter from "./presenter";
import { findPost, insertPost } from "./store";

/** POST /post: creates a post from a text and an optional picture. */
export const createPost = formRoute<"createPost">(
  { role: "member", limit: rateLimits.posts },
  async ({ db, user, body, files }) => {
    const image = body.image && (await files.storePicture(body.image, "post"));
    return async () => {
      const file = image ?? null;
      const post = { author_id: user.id, text: body.text, file, image_alt: altOf(file, body.imageAlt) };
      const save = async (tx: Db) => {
        const saved = await insertPost(tx, body.clientId, post);
        if (saved.created && image) await files.attach(tx, image);
        return saved;
      };
      const { id, created } = await (image ? inTransaction(db, save) : save(db));
      const data = presenter.post(created ?? (await findPost(db, id, user.id)), files);
      return createdOnce(created !== undefined, { data });
    };
  },
);
