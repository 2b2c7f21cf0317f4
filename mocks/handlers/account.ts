import { ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  birthdateProblem,
  dateOf,
  FieldProblem,
  publicFileHeaders,
  rateLimits,
  usernameProblem,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { personMet } from "../domain/audience";
import { blockedBy } from "../domain/blocks";
import { found } from "../domain/creations";
import { checkEmailRequest, requestEmail } from "../domain/email-change";
import { keptPicture, picture } from "../domain/files";
import { tellOwn } from "../domain/own-updates";
import { presentSummary, presentUser } from "../domain/people";
import { leaveUsername, refuseTaken } from "../domain/registration";
import { keepLanguage } from "../domain/sessions";
import { countOrReject } from "../http/limits";
import { type Handler, respond } from "../http/respond";

/** Updates the fields that the form sends: an empty value clears, a missing one keeps. */
const updateMe =
  (db: Db): Handler<"updateMe"> =>
  ({ me, body, say }) => {
    const {
      readMarks = me.readMarks,
      avatar,
      birthdate: given,
      phone,
      address,
      email,
      currentPassword,
      ...changes
    } = body;
    const birthdate = given && dateOf(given);
    const problem = birthdate && birthdateProblem(birthdate, db.clock.now());
    if (problem) throw new FieldProblem({ birthdate: problem });
    const { username } = changes;
    const isEmailAsked = checkEmailRequest(db, me, email, currentPassword);
    const picture = keptPicture(db, me.id, avatar, me.avatar);
    refuseTaken(db, me.id, { email, username });
    const isRename = username !== undefined && username.toLowerCase() !== me.username.toLowerCase();
    const reserved = isRename && usernameProblem(username);
    if (reserved) throw new FieldProblem({ username: reserved });
    if (isRename) countOrReject(db, rateLimits.renames, String(me.id));
    if (username !== undefined) leaveUsername(db, me.id, me.username, username);
    const data = {
      ...changes,
      readMarks,
      ...(phone !== undefined && { phone: phone || null }),
      ...(address !== undefined && { address: address || null }),
      ...(birthdate !== undefined && { birthdate: birthdate || null }),
      avatar: picture,
    };
    const kept = requestEmail(db, me, email);
    const saved = db.user.update({ where: { id: { equals: me.id } }, data: { ...data, ...kept }, strict: true });
    if (readMarks !== me.readMarks) tellOwn(db, me.id, { kind: "read_marks", id: me.id, exists: readMarks });
    const message = isEmailAsked && { message: say(authErrors.emailCodeSent) };
    return ok({ ...message, avatar: saved.avatar, data: presentUser(db, saved) });
  };

/** The current user, the user directory, and profile pictures. */
export const accountHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getMe: ({ me, wantedLanguage }) => {
      keepLanguage(db, me, wantedLanguage);
      return ok(presentUser(db, me));
    },
    updateMe: updateMe(db),
    listUsers: ({ me, query: { page = 1 } }) =>
      ok(
        db.user
          .findMany({ where: { verified: { equals: true }, id: { notIn: blockedBy(db, me.id) } } })
          .toSorted((a, b) => compare(a.lastname, b.lastname) || compare(a.firstname, b.firstname) || a.id - b.id)
          .slice((page - 1) * usersPerPage, page * usersPerPage)
          .map(presentSummary),
      ),
    getUser: ({ me, params }) => ok(presentSummary(found(personMet(db, me.id, params.username), accountErrors.noUser))),
    getAvatar: ({ params }) => ({
      status: 200,
      body: picture(db, params.file, "avatar"),
      headers: publicFileHeaders,
    }),
  });

const usersPerPage = 1_000;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
