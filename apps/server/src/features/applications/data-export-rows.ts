import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { readInBatches, rowsPerBatch } from "../../platform/database/read-in-batches";
import { keptApplications } from "./kept-store";
import * as presenter from "./presenter";
import { ownApplications as rows } from "./store";

/** All applications of a person with their offers' titles, oldest first; those to deleted offers last. */
export async function* ownApplications(db: Db, applicantId: number) {
  yield* readInBatches(async (after) => {
    const found = await rows(db, applicantId)
      .innerJoin("job_offers as o", "o.id", "applications.offer_id")
      .select("o.job_title")
      .where("applications.offer_id", ">", after)
      .orderBy("applications.offer_id")
      .limit(sql.lit(rowsPerBatch))
      .execute();
    return found.map(({ job_title, ...row }) => ({
      key: row.offer_id,
      value: { title: job_title, application: presenter.ownApplication(row) },
    }));
  });
  yield* readInBatches(async (after) => {
    const found = await keptApplications(db, applicantId)
      .where("k.id", ">", after)
      .orderBy("k.id")
      .limit(sql.lit(rowsPerBatch))
      .execute();
    return found.map((row) => ({
      key: row.id,
      value: { title: row.offer.jobTitle, application: presenter.ownApplication(row) },
    }));
  });
}

/** When a person sent and withdrew each application, with the offers' titles, in the same order. */
export const ownWithdrawnApplications = (db: Db, applicantId: number) =>
  readInBatches(async (after) => {
    const found = await db
      .selectFrom("withdrawn_applications as w")
      .innerJoin("job_offers as o", "o.id", "w.offer_id")
      .select(["w.id", "w.created_at", "w.withdrawn_at", "o.job_title"])
      .where("w.applicant_id", "=", applicantId)
      .where("w.id", ">", after)
      .orderBy("w.id")
      .limit(sql.lit(rowsPerBatch))
      .execute();
    return found.map(({ id, job_title, ...row }) => ({
      key: id,
      value: { title: job_title, application: presenter.withdrawnApplication(row) },
    }));
  });
