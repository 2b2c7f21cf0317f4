import type { Schemas } from "@passerelle/api";
import { created, defaultChannels, ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  blockErrors,
  dateOf,
  downloadHeaders,
  downloadNames,
  FieldProblem,
  fold,
  notFound,
  notificationErrors,
  publicFileHeaders,
} from "@passerelle/domain";
import { cast } from "@passerelle/domain/cast";
import { http } from "msw";
import { type Db, defaultDb } from "../db";
import { blankPdf, keptPicture, picture } from "../files";
import { fileResponse, type Handler, respond } from "../http/routes";
import {
  blockedBy,
  byId,
  found,
  nowIn,
  presentSummary,
  presentUser,
  type Row,
  rowOf,
  rowsOf,
  userById,
  userNamed,
  without,
} from "../find-rows";
import { idOf, SEED_UNSUBSCRIBE_CODE } from "../seeds/people";
import { confirmPassword, endSessions, refuseTaken } from "./auth";

const isOwn = (one: string | undefined, other: string) =>
  one === undefined || one.toLowerCase() === other.toLowerCase();

/** A person's channel for each kind of notification. */
function settingsOf(db: Db, userId: number): Schemas["NotificationSettings"] {
  const chosen = rowsOf(db.notificationSetting, userId).map(({ kind, channel }) => [kind, channel] as const);
  return { ...defaultChannels, ...Object.fromEntries(chosen) };
}

function setChannels(db: Db, userId: number, settings: Partial<Schemas["NotificationSettings"]>) {
  for (const [kind, channel] of Object.entries(settings)) {
    db.notificationSetting.deleteMany({ where: { userId: { equals: userId }, kind: { equals: kind } } });
    db.notificationSetting.create({ userId, kind, channel });
  }
}

/** Updates the fields of the form: an empty value clears a field, a missing one keeps it. */
const updateMe =
  (db: Db): Handler<"updateMe"> =>
  ({ me, body, say }) => {
    const { avatar, birthdate, phone, address, email, currentPassword, ...changes } = body;
    const isEmailAsked = !isOwn(email, me.email);
    if (isEmailAsked && rowsOf(db.emailChange, me.id)[0]?.email !== email) {
      if (!currentPassword) throw new FieldProblem({ currentPassword: authErrors.currentPasswordMissing });
      confirmPassword(me, currentPassword);
    }
    refuseTaken(db, me.id, { ...(email && { email }), ...(changes.username && { username: changes.username }) });
    if (email !== undefined) db.emailChange.deleteMany({ where: { userId: { equals: me.id } } });
    if (isEmailAsked && email) db.emailChange.create({ userId: me.id, email });
    const data = {
      ...changes,
      ...(phone !== undefined && { phone: phone || null }),
      ...(address !== undefined && { address: address || null }),
      ...(birthdate !== undefined && { birthdate: birthdate ? dateOf(birthdate) : null }),
      avatar: keptPicture(db, avatar, me.avatar),
    };
    const saved = db.user.update({ ...byId(me.id), data, strict: true });
    if (saved.readMarks !== me.readMarks) {
      const own = { kind: "read_marks" as const, id: me.id, exists: saved.readMarks };
      db.live.send(me.id, { type: "own_update", data: own });
    }
    const message = isEmailAsked && { message: say(authErrors.emailCodeSent) };
    return ok({ ...message, avatar: saved.avatar, data: presentUser(db, saved) });
  };

const presentReport = (row: Row<"report">) => ({ data: without(row, "reporterId", "kind", "targetId") });

/** The current user, settings, blocks and reports, and the user directory. */
export const accountHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    getMe: ({ me }) => ok(presentUser(db, me)),
    updateMe: updateMe(db),

    deleteMe: ({ me, body, say }) => {
      confirmPassword(me, body.currentPassword);
      endSessions(db, me.id);
      db.user.delete(byId(me.id));
      return ok({ message: say(accountErrors.deleted) });
    },

    exportMe: ({ me, body }) => {
      confirmPassword(me, body.currentPassword);
      return ok({ data: { url: "/exports?code=mock", expiresAt: nowIn(db) } });
    },

    listUsers: ({ me }) => ok(peopleMet(db, me.id).map(presentSummary)),
    getUser: ({ params }) => ok(presentSummary(found(userNamed(db, params.username), accountErrors.noUser))),
    getAvatar: ({ params }) => ({ status: 200, body: picture(db, params.file), headers: publicFileHeaders }),

    getNotificationSettings: ({ me }) => ok({ data: settingsOf(db, me.id) }),

    updateNotificationSettings: ({ me, body }) => {
      setChannels(db, me.id, body);
      return ok({ data: settingsOf(db, me.id) });
    },

    unsubscribe: ({ query }) => {
      if (query.code !== SEED_UNSUBSCRIBE_CODE) throw notFound(notificationErrors.noSubscription);
      const jeanne = idOf(cast.jeanne);
      const mailed = Object.entries(settingsOf(db, jeanne)).filter(([, channel]) => channel === "mail");
      setChannels(db, jeanne, Object.fromEntries(mailed.map(([kind]) => [kind, "app" as const])));
      return ok({});
    },

    listBlocks: ({ me }) => ok(blockedBy(db, me.id).map((id) => presentSummary(userById(db, id)))),

    createBlock: ({ me, body: { userId } }) => {
      const data = presentSummary(found(rowOf(db.user, userId), accountErrors.noUser));
      if (blockedBy(db, me.id).includes(userId)) return ok({ data });
      db.block.create({ blockerId: me.id, blockedId: userId });
      return created({ data });
    },

    deleteBlock: ({ me, params: { userId } }) => {
      const block = db.block.getAll().find((each) => each.blockerId === me.id && each.blockedId === userId);
      db.block.delete(byId(found(block, blockErrors.noBlock).id));
      return ok({});
    },

    createReport: ({ me, body: { kind, targetId, reason, text } }) => {
      const isSame = (each: Row<"report">) => each.kind === kind && each.targetId === targetId;
      const before = db.report.getAll().find((each) => each.reporterId === me.id && isSame(each));
      if (before) return ok(presentReport(before));
      const report = { reporterId: me.id, kind, targetId, reason, text: text || null, createdAt: nowIn(db) };
      return created(presentReport(db.report.create(report)));
    },
  }),

  // Not operations of the contract, but the targets of links in its answers.
  http.get("*://:host/files/:file", ({ params }) =>
    fileResponse(picture(db, String(params["file"])), publicFileHeaders),
  ),
  http.get("*://:host/resumes/:file", ({ params }) =>
    fileResponse(db.files.get(String(params["file"])) ?? blankPdf(), downloadHeaders(downloadNames.resume)),
  ),
  http.get("*://:host/exports", () =>
    fileResponse(new Blob(["PK"], { type: "application/zip" }), downloadHeaders(downloadNames.account(db.clock.now()))),
  ),
];

const nameKey = ({ lastname, firstname }: Row<"user">) => `${fold(lastname)}\0${fold(firstname)}`;

/** The verified people that a reader has not blocked, sorted by name. */
export const peopleMet = (db: Db, readerId: number): Row<"user">[] => {
  const blocked = blockedBy(db, readerId);
  const people = db.user.getAll().filter(({ id, verified }) => verified && !blocked.includes(id));
  return people.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1));
};
