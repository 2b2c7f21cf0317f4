import type { Schemas } from "@passerelle/api";
import { inAnyLanguage, type LiveDeliveries } from "../../platform/live/live-feature";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";

type Kind = Schemas["LiveOwnKind"];

const rows: Record<Kind, (userId: number, id: number) => RawBuilder<unknown>> = {
  saved_offer: (userId, id) => sql`saved_offers where user_id = ${userId} and offer_id = ${id}`,
  application: (userId, id) => sql`applications where applicant_id = ${userId} and offer_id = ${id}`,
  job_offer: (userId, id) => sql`job_offers where recruiter_id = ${userId} and id = ${id}`,
  offer_alert: (userId, id) => sql`offer_alerts where user_id = ${userId} and id = ${id}`,
  read_marks: (userId, id) => sql`users where id = ${userId} and id = ${id} and read_marks`,
};

/** Whether a person's saved offer, application, offer or alert exists, or whether they show read marks. */
async function isThere(db: Db, userId: number, kind: Kind, id: number): Promise<boolean> {
  const found = await sql<{ exists: boolean }>`select exists (select from ${rows[kind](userId, id)})`.execute(db);
  return found.rows[0]?.exists ?? false;
}

declare module "../../platform/live/events" {
  interface LiveEvents {
    /**
     * The user created, changed or deleted a saved offer, an application, an offer or an alert; the id is as in the
     * message.
     */
    own: { of: Schemas["LiveOwnKind"]; id: number };
  }
}

/** Live updates about a person's own offers, applications and alerts, to all their connections. */
export const jobOffersLive = {
  deliveries: {
    own: (db, userId, { of, id }) => [
      async () =>
        inAnyLanguage({ type: "own_update", data: { kind: of, id, exists: await isThere(db, userId, of, id) } }),
    ],
  } satisfies Partial<LiveDeliveries>,
};
