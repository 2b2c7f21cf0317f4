import {
  accountErrors,
  authErrors,
  dateOf,
  FieldProblem,
  notFound,
  rateLimits,
  usernameProblem,
} from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { replaceFile } from "../../platform/files/replace";
import { publicFile } from "../../platform/files/routes";
import { type Call, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limits";
import { birthdateProblem, keepLanguage, lockCaller, reserveFormerUsername } from "../auth";
import { deletionRoutes } from "./deletion-routes";
import { emailRoutes } from "./email-routes";
import { exportRoutes } from "./export/routes";
import * as presenter from "./presenter";
import { checkEmailRequest, requestEmail } from "./request-email";
import { findByName, findUser, listVerifiedUsers, lockUser, takenFields, updateUser } from "./store";

/** GET /user/me: returns the caller, and stores the requested language. */
const getMe = route<"getMe">({ role: "member" }, async ({ user, db, wantedLanguage }) => {
  await keepLanguage(db, user.id, wantedLanguage);
  return ok(presenter.me(await findUser(db, user.id)));
});

/**
 * PATCH /user/update: updates the fields of the form. Sessions survive a new username; a new address waits for its
 * code.
 */
const updateMe = route<"updateMe">({ role: "member" }, async (call) => {
  const { db, user, body, clock, files, say, publish } = call;
  const birthdate = body.birthdate && dateOf(body.birthdate);
  const problem = birthdate && birthdateProblem(birthdate, clock.now());
  if (problem) throw new FieldProblem({ birthdate: problem });
  const isEmailAsked = await checkEmailRequest(call);
  const avatar = body.avatar && (await files.storePicture(body.avatar, "avatar"));
  const { firstname, lastname, username, email, phone, address, profileAudience, readMarks } = body;
  const saved = await inTransaction(db, async (tx) => {
    const before = await lockUser(tx, user.id);
    if (isEmailAsked) await lockCaller(tx, call);
    const taken = await takenFields(tx, user.id, { username, email }, clock.now());
    if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
    refuseReserved(username, before.username);
    await limitRenames(tx, call, before.username);
    if (username !== undefined) await reserveFormerUsername(tx, user.id, before.username, username, clock.now());
    await updateUser(tx, user.id, {
      firstname,
      lastname,
      username,
      email: await requestEmail(tx, call, before, isEmailAsked),
      phone,
      address,
      birthdate: birthdate === "" ? null : birthdate,
      profile_audience: profileAudience,
      read_marks: readMarks,
      avatar: await replaceFile(tx, files, before.avatar, avatar),
    });
    if (readMarks !== undefined && readMarks !== before.read_marks)
      publish(user.id, { kind: "own", of: "read_marks", id: user.id });
    return findUser(tx, user.id);
  });
  return ok({
    ...(isEmailAsked && { message: say(authErrors.emailCodeSent) }),
    avatar: saved.avatar,
    data: presenter.me(saved),
  });
});

/** Throws a 429 after too many renames in a day. */
async function limitRenames(db: Tx, { clock, user, body }: Call<"updateMe">, before: string): Promise<void> {
  if (body.username === undefined || body.username.toLowerCase() === before.toLowerCase()) return;
  await countOrReject({ db, clock }, [{ limit: rateLimits.renames, subject: String(user.id) }]);
}

/** Rejects a reserved username, unless the person already has it. */
function refuseReserved(username: string | undefined, before: string): void {
  if (username === undefined || username.toLowerCase() === before.toLowerCase()) return;
  const problem = usernameProblem(username);
  if (problem) throw new FieldProblem({ username: problem });
}

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
