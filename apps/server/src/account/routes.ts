import { ok, type Handler, type Routes } from "../platform/handler";
import { keepLanguage } from "../platform/kept-language";
import { getAvatar } from "./avatar";
import * as present from "./present";
import { findUser, listVerifiedUsers } from "./store";

/** GET /user/me (specification §7). */
const getMe: Handler<"getMe"> = async ({ user, db, wantedLanguage }) => {
  await keepLanguage(db, user, wantedLanguage);
  return ok(present.me(await findUser(db, user.id)));
};

/** GET /users: everybody who is verified, without contact data (D-149). */
const listUsers: Handler<"listUsers"> = async ({ db }) => ok(await listVerifiedUsers(db));

export const accountRoutes = { getMe, getAvatar, listUsers } satisfies Routes;
