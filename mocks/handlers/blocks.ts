import { created, ok } from "@passerelle/api/contract";
import { accountErrors, blockErrors, full, maxStored, Problem, storedErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blockedBy } from "../domain/blocks";
import { found } from "../domain/creations";
import { sendUnreadMessages } from "../domain/messaging";
import { presentSummary } from "../domain/people";
import { userById } from "../domain/rows";
import { respond } from "../http/respond";

/** Whom a person does not want to meet. */
export const blockHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listBlocks: ({ me }) => ok(blockedBy(db, me.id).map((id) => presentSummary(userById(db, id)))),

    createBlock: ({ me, body: { userId } }) => {
      if (userId === me.id) throw new Problem(400, blockErrors.oneself);
      const where = { id: { equals: userId }, verified: { equals: true } };
      const data = presentSummary(found(db.user.findFirst({ where }), accountErrors.noUser));
      const before = blockedBy(db, me.id);
      if (before.includes(userId)) return ok({ data });
      if (before.length >= maxStored.blocks) throw full(storedErrors.blocks);
      db.block.create({ blockerId: me.id, blockedId: userId });
      sendUnreadMessages(db, me.id);
      return created({ data });
    },

    deleteBlock: ({ me, params }) => {
      const where = { blockerId: { equals: me.id }, blockedId: { equals: params.userId } };
      db.block.delete({ where: { id: { equals: found(db.block.findFirst({ where }), blockErrors.noBlock).id } } });
      sendUnreadMessages(db, me.id);
      return ok({});
    },
  });
