import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";

/** Says on every connection of an applicant what they saved, applied to or are alerted of, or that it is no longer there. */
export const tellOwn = (db: Db, userId: number, data: Schemas["LiveOwnUpdateData"]) =>
  db.live.send(userId, { type: "own_update", data });
