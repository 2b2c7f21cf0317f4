import {
  accountErrors,
  authErrors,
  checkAll,
  dateOf,
  FieldProblem,
  rateLimits,
  rejectField,
  usernameProblem,
} from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { replaceFile } from "../../platform/files/replace-file";
import { type Answer, type Call, ok } from "../../platform/http/handler";
import { formRoute } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import { birthdateProblem, isTaken, lockCaller, holdFormerUsername } from "../auth";
import * as presenter from "./presenter";
import { checkEmailRequest, requestEmail } from "./request-email";
import { findUser, lockUser, takenFields, updateUser } from "./store";

type Update = Call<"updateMe">;

interface Checked {
  isEmailAsked: boolean;
  /** The name of the new picture; empty removes the present one. */
  avatar: string | undefined;
}

/** PATCH /user/update: updates the fields of the form. Sessions survive a rename; a new address waits for its code. */
export const updateMe = formRoute<"updateMe">({ role: "member" }, async (call) => {
  const { body, clock, files } = call;
  const checked = await checkAll({
    username: () => checkUsername(call),
    birthdate: () => rejectField("birthdate", body.birthdate && birthdateProblem(dateOf(body.birthdate), clock.now())),
    isEmailAsked: () => checkEmailRequest(call),
    avatar: () => body.avatar && files.storePicture(body.avatar, "avatar"),
  });
  return () => save(call, checked);
});

/** Rejects a username that another person has, and a reserved one that the caller does not have already. */
async function checkUsername({ db, user, body: { username }, clock }: Update): Promise<void> {
  if (username === undefined) return;
  const isOthers = await isTaken(db, username, clock.now(), user.id);
  rejectField("username", isOthers ? accountErrors.usernameTaken : undefined);
  const before = await findUser(db, user.id);
  if (username.toLowerCase() !== before.username.toLowerCase()) rejectField("username", usernameProblem(username));
}

async function save(call: Update, { isEmailAsked, avatar }: Checked): Promise<Answer<"updateMe">> {
  const { db, user, body, clock, files, say, publish } = call;
  const { firstname, lastname, username, email, phone, address, profileAudience, readMarks } = body;
  const saved = await inTransaction(db, async (tx) => {
    const before = await lockUser(tx, user.id);
    if (isEmailAsked) await lockCaller(tx, call);
    const taken = await takenFields(tx, user.id, { username, email }, clock.now());
    if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
    await limitRenames(tx, call, before.username);
    if (username !== undefined) await holdFormerUsername(tx, user.id, before.username, username, clock.now());
    const updated = await updateUser(tx, user.id, {
      firstname,
      lastname,
      username,
      email: await requestEmail(tx, call, before, isEmailAsked),
      phone,
      address,
      birthdate: body.birthdate === "" ? null : body.birthdate && dateOf(body.birthdate),
      profile_audience: profileAudience,
      read_marks: readMarks,
      avatar: await replaceFile(tx, files, before.avatar, avatar),
    });
    if (readMarks !== undefined && readMarks !== before.read_marks)
      publish(user.id, { kind: "own", of: "read_marks", id: user.id });
    return updated;
  });
  return ok({
    ...(isEmailAsked && { message: say(authErrors.emailCodeSent) }),
    avatar: saved.avatar,
    data: presenter.me(saved),
  });
}

/** Throws a 429 after too many renames in a day. */
async function limitRenames(db: Tx, { clock, user, body }: Update, before: string): Promise<void> {
  if (body.username === undefined || body.username.toLowerCase() === before.toLowerCase()) return;
  await countOrReject({ db, clock }, [{ limit: rateLimits.renames, subject: String(user.id) }]);
}
