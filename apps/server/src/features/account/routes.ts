import { accountErrors, notFound } from "@passerelle/domain";
import { publicFile } from "../../platform/files/routes";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { deletionRoutes } from "./deletion";
import { emailRoutes } from "./email-routes";
import { exportRoutes } from "./export/routes";
import * as presenter from "./presenter";
import { findByName, findCaller, listVerifiedUsers } from "./store";
import { updateMe } from "./update";

/** GET /user/me: returns the caller, and stores the requested language. */
const getMe = route<"getMe">({ role: "member" }, async ({ user, db, wantedLanguage }) =>
  ok(presenter.me(await findCaller(db, { id: user.id, language: wantedLanguage ?? null }))),
);

/** GET /avatars/{file}: returns a picture by its public, random name. */
const getAvatar = route<"getAvatar">({ role: "visitor" }, async ({ params, query, files }) => {
  const file = await files.open(params.file, ["avatar"], query.size);
  if (!file) throw notFound();
  return { status: 200, body: file.bytes, headers: publicFile(file) };
});

/** GET /users: lists verified users without contact data, except those the reader has blocked. */
const listUsers = route<"listUsers">({ role: "member" }, async ({ db, user, query }) =>
  ok(await listVerifiedUsers(db, user.id, query.page ?? 1)),
);

/** GET /users/{username}: finds a user by a current or recent former name, unless the reader has blocked them. */
const getUser = route<"getUser">({ role: "member" }, async ({ db, clock, user, params }) => {
  const found = await findByName(db, params.username, clock.now(), user.id);
  if (!found) throw notFound(accountErrors.noUser);
  return ok(found);
});

export const accountRoutes = {
  ...emailRoutes,
  ...deletionRoutes,
  ...exportRoutes,
  getMe,
  updateMe,
  getAvatar,
  listUsers,
  getUser,
} satisfies Routes;
