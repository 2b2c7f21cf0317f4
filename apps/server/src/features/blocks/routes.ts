import { accountErrors, blockErrors, full, maxStored, notFound, Problem, storedErrors } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { created, type Handler, ok, type Routes } from "../../platform/http/handler";
import * as store from "./store";

/** What a blocked person has sent does not count as unread. */
const countChanged = { kind: "messages-read" } as const;

/** GET /user/blocks: one's own. */
const listBlocks: Handler<"listBlocks"> = async ({ db, user }) => ok(await store.listBlocks(db, user.id));

/** POST /user/blocks: a repetition changes nothing. */
const createBlock: Handler<"createBlock"> = async ({ db, user, body, publish }) => {
  if (body.userId === user.id) throw new Problem(400, blockErrors.oneself);
  const { person, isNew } = await inTransaction(db, async (tx) => {
    const found = await store.findPerson(tx, body.userId);
    if (!found) throw notFound(accountErrors.noUser);
    const inserted = await store.insertBlock(tx, user.id, found.id);
    if (inserted && (await store.countBlocks(tx, user.id)) > maxStored.blocks) throw full(storedErrors.blocks);
    return { person: found, isNew: inserted };
  });
  if (isNew) publish(user.id, countChanged);
  return isNew ? created({ data: person }) : ok({ data: person });
};

/** DELETE /user/blocks/{userId}. */
const deleteBlock: Handler<"deleteBlock"> = async ({ db, user, params, publish }) => {
  if (!(await store.deleteBlock(db, user.id, params.userId))) throw notFound(blockErrors.noBlock);
  publish(user.id, countChanged);
  return ok({});
};

/** Whom a person does not want to meet. */
export const blocksRoutes = { listBlocks, createBlock, deleteBlock } satisfies Routes;
