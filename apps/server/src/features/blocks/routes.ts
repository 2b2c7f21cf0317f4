import { accountErrors, blockErrors, full, maxPerPerson, notFound, Problem, storedErrors } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { created, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { removeBetween } from "../notifications";
import * as store from "./store";

/** Messages from a blocked person do not count as unread, so a change of blocks changes the count. */
const countChanged = { kind: "messages-read" } as const;

/** GET /user/blocks: the caller's own blocks. */
const listBlocks = route<"listBlocks">({ role: "member" }, async ({ db, user }) =>
  ok(await store.listBlocks(db, user.id)),
);

/** POST /user/blocks: also deletes the caller's notifications of that person. Repeating it changes nothing. */
const createBlock = route<"createBlock">({ role: "member" }, async ({ db, user, body, publish }) => {
  if (body.userId === user.id) throw new Problem(400, blockErrors.oneself);
  const { person, isNew } = await inTransaction(db, async (tx) => {
    await store.lockPair(tx, user.id, body.userId);
    const found = await store.findPerson(tx, body.userId);
    if (!found) throw notFound(accountErrors.noUser);
    const inserted = await store.insertBlock(tx, user.id, found.id);
    if (inserted && (await store.countBlocks(tx, user.id)) > maxPerPerson.blocks) throw full(storedErrors.blocks);
    if (inserted) await removeBetween(tx, publish, user.id, found.id);
    return { person: found, isNew: inserted };
  });
  if (isNew) publish(user.id, countChanged);
  return isNew ? created({ data: person }) : ok({ data: person });
});

/** DELETE /user/blocks/{userId}: ends a block. */
const deleteBlock = route<"deleteBlock">({ role: "member" }, async ({ db, user, params, publish }) => {
  if (!(await store.deleteBlock(db, user.id, params.userId))) throw notFound(blockErrors.noBlock);
  publish(user.id, countChanged);
  return ok({});
});

/** The people a user has blocked. */
export const blocksRoutes = { listBlocks, createBlock, deleteBlock } satisfies Routes;
