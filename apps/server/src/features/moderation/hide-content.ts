import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { keepRecruitersOf } from "../../platform/database/lock-people";
import { setHidden } from "../../platform/files/files-table";
import { notifyOfferClosed } from "../job-offers";
import { lockPostOf, removeCommentNotifications, removePostNotifications } from "../posts";
import { AdminError, type CommandContext, numberOf, type Outcome } from "./command-context";
import { restorePerson } from "./suspend-people";

const hiddenNow = sql<Date>`now()`;

/** Hides content by kind; returns the id of its author, or undefined if it does not exist or is hidden already. */
const hiding: Record<string, (context: CommandContext, id: number) => Promise<number | undefined>> = {
  post: async ({ tx, publish }, id) => {
    const post = await tx
      .updateTable("posts")
      .set({ hidden_at: hiddenNow })
      .where("id", "=", id)
      .where("hidden_at", "is", null)
      .returning(["author_id", "file"])
      .executeTakeFirst();
    if (!post) return undefined;
    await setHidden(tx, post.file, true);
    await removePostNotifications(tx, publish, id);
    return post.author_id;
  },
  comment: async ({ tx, publish }, id) => {
    await lockPostOf(tx, id);
    const comment = await tx
      .updateTable("comments")
      .set({ hidden_at: hiddenNow })
      .where("id", "=", id)
      .where("hidden_at", "is", null)
      .returning(["id", "author_id", "post_id"])
      .executeTakeFirst();
    if (comment) await removeCommentNotifications(tx, publish, comment);
    return comment?.author_id;
  },
  offer: async ({ tx }, id) => {
    await keepRecruitersOf(tx, [id]);
    const offer = await tx
      .selectFrom("job_offers")
      .select(["id", "job_title as jobTitle", "recruiter_id as recruiterId", "active"])
      .where("id", "=", id)
      .where("hidden_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!offer) return undefined;
    await tx.updateTable("job_offers").set({ hidden_at: hiddenNow, active: false }).where("id", "=", id).execute();
    if (offer.active) await notifyOfferClosed(tx, offer);
    return offer.recruiterId;
  },
};

type Owner = { owner: number } | undefined;

const restoring: Record<string, (tx: Tx, id: number) => Promise<Owner>> = {
  post: async (tx, id) => {
    const post = await tx
      .updateTable("posts")
      .set({ hidden_at: null })
      .where("id", "=", id)
      .where("hidden_at", "is not", null)
      .returning(["author_id as owner", "file"])
      .executeTakeFirst();
    if (post) await setHidden(tx, post.file, false);
    return post;
  },
  comment: async (tx, id) => {
    await lockPostOf(tx, id);
    return tx
      .updateTable("comments")
      .set({ hidden_at: null })
      .where("id", "=", id)
      .where("hidden_at", "is not", null)
      .returning("author_id as owner")
      .executeTakeFirst();
  },
  offer: (tx, id) =>
    tx
      .updateTable("job_offers")
      .set({ hidden_at: null })
      .where("id", "=", id)
      .where("hidden_at", "is not", null)
      .returning("recruiter_id as owner")
      .executeTakeFirst(),
};

/** `hide KIND ID`: hides content from everyone; an offer also closes and cannot be reopened. */
export async function hide(context: CommandContext): Promise<Outcome> {
  const [kind = "", text] = context.args;
  const hideIt = hiding[kind];
  if (!hideIt) throw new AdminError("What can be hidden: post, comment, offer.");
  const id = numberOf(text, "The id");
  const accountId = await hideIt(context, id);
  if (accountId === undefined) throw new AdminError(`There is no ${kind} ${id}, or it is hidden already.`);
  return { answer: { hidden: kind, id }, accountId, details: { kind, id } };
}

/** `restore KIND ID`, `restore person NAME`. */
export async function restore(context: CommandContext): Promise<Outcome> {
  const [kind = "", text] = context.args;
  if (kind === "person") return restorePerson(context);
  const restoreIt = restoring[kind];
  if (!restoreIt) throw new AdminError("What can be restored: person, post, comment, offer.");
  const id = numberOf(text, "The id");
  const found = await restoreIt(context.tx, id);
  if (!found) throw new AdminError(`There is no hidden ${kind} ${id}.`);
  return { answer: { restored: kind, id }, accountId: found.owner, details: { kind, id } };
}
