import type { Schemas } from "@passerelle/api";
import { created, ok } from "@passerelle/api/contract";
import {
  accountErrors,
  jobOfferErrors,
  messageErrors,
  Problem,
  rateLimits,
  reportErrors,
  trimText,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { discussionsOf, messagesOf } from "../domain/messaging";
import { seenComment, seenPost } from "../domain/posts";
import { readableOffer, type Row } from "../domain/rows";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";

type FindOwner = (db: Db, me: number, id: number) => number;

/** Whose something is that a reader can see. */
const owners: Record<Schemas["ReportKind"], FindOwner> = {
  person: (db, _me, id) => {
    const where = { id: { equals: id }, verified: { equals: true } };
    return found(db.user.findFirst({ where }), accountErrors.noUser).id;
  },
  post: (db, me, id) => seenPost(db, me, id).authorId,
  comment: (db, me, id) => seenComment(db, me, id).authorId,
  message: (db, me, id) => {
    const messages = discussionsOf(db, me).flatMap((discussion) => messagesOf(db, discussion.id, me));
    return found(
      messages.find((message) => message.id === id && message.deletedAt === null),
      messageErrors.noMessage,
    ).senderId;
  },
  offer: (db, me, id) => found(readableOffer(db, me, id), jobOfferErrors.noOffer).recruiterId,
};

const toJson = ({ id, reason, text, createdAt }: Row<"report">) => ({ data: { id, reason, text, createdAt } });

/** Reports of content and people. */
export const reportHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    createReport: ({ me, body: { kind, targetId, reason, text } }) => {
      const where = { reporterId: { equals: me.id }, kind: { equals: kind }, targetId: { equals: targetId } };
      const before = db.report.findFirst({ where });
      if (before) return ok(toJson(before));
      if (owners[kind](db, me.id, targetId) === me.id) throw new Problem(400, reportErrors.own);
      countOrReject(db, rateLimits.reports, String(me.id));
      const createdAt = db.clock.now().toISOString();
      const report = { reporterId: me.id, kind, targetId, reason, text: trimText(text ?? "") || null, createdAt };
      return created(toJson(db.report.create(report)));
    },
  });
