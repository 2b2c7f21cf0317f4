import { accountErrors, birthdateProblem, dateOf, FieldProblem, movedMail, notFound } from "@passerelle/domain";
import { retryConflicts } from "../../platform/database/database";
import { replaceFile } from "../../platform/files/replace";
import { ok, type Handler, type Routes } from "../../platform/http/handler";
import { keepLanguage } from "./language";
import { getAvatar } from "./avatar";
import { reserveFormerUsername } from "./usernames";
import { mayMoveTo } from "./rate-limits";
import * as present from "./presenter";
import { findByName, findUser, listVerifiedUsers, lockUser, takenFields, updateUser } from "./store";

/** GET /user/me. */
const getMe: Handler<"getMe"> = async ({ user, db, wantedLanguage }) => {
  await keepLanguage(db, user, wantedLanguage);
  return ok(present.me(await findUser(db, user.id)));
};

/**
 * PATCH /user/update: changes what the form carries. The token belongs to the account, whatever it is called, and the
 * address that is left gets a notice.
 */
const updateMe: Handler<"updateMe"> = async (call) => {
  const { db, user, body, clock, files, say, sendMail } = call;
  const birthdate = body.birthdate && dateOf(body.birthdate);
  const problem = birthdate && birthdateProblem(birthdate, clock.now());
  if (problem) throw new FieldProblem({ birthdate: problem });
  if (body.email !== undefined) await mayMoveTo(call, body.email);
  const avatar = body.avatar && (await files.storePicture(body.avatar, "avatar"));
  const { firstname, lastname, username, email, phone, address } = body;
  const saved = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const before = await lockUser(tx, user.id);
      const taken = await takenFields(tx, user.id, { username, email }, clock.now());
      if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
      if (username !== undefined) await reserveFormerUsername(tx, user.id, before.username, username, clock.now());
      await updateUser(tx, user.id, {
        firstname,
        lastname,
        username,
        email,
        phone,
        address,
        birthdate: birthdate === "" ? null : birthdate,
        avatar: await replaceFile(tx, files, before.avatar, avatar),
      });
      if (email !== undefined && email.toLowerCase() !== before.email.toLowerCase()) {
        const { subject, body: text } = movedMail(before.firstname);
        await sendMail(tx, { recipient: before.email, subject: say(subject), body: say(text) });
      }
      return findUser(tx, user.id);
    }),
  );
  return ok({ avatar: saved.avatar, data: present.me(saved) });
};

/** GET /users: everybody who is verified, without contact data. */
const listUsers: Handler<"listUsers"> = async ({ db }) => ok(await listVerifiedUsers(db));

/** GET /users/{username}: by the present name, or by one that was given up not long ago. */
const getUser: Handler<"getUser"> = async ({ db, clock, params }) => {
  const found = await findByName(db, params.username, clock.now());
  if (!found) throw notFound(accountErrors.noUser);
  return ok(found);
};

export const accountRoutes = { getMe, updateMe, getAvatar, listUsers, getUser } satisfies Routes;
