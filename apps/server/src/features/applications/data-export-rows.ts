import type { Db } from "../../platform/database/database";
import { byId, rowsInOrder } from "../../platform/database/read-in-batches";
import { keptApplications } from "./kept-store";
import * as presenter from "./presenter";
import { ownApplications as rows } from "./store";

/** All applications of a person with their offers' titles, oldest first; those to deleted offers last. */
export async function* ownApplications(db: Db, applicantId: number) {
  const sent = rows(db, applicantId)
    .innerJoin("job_offers as o", "o.id", "applications.offer_id")
    .select("o.job_title");
  for await (const { job_title: title, ...row } of rowsInOrder(sent, "applications.offer_id", (row) => row.offer_id))
    yield { title, application: presenter.ownApplication(row) };
  for await (const row of rowsInOrder(keptApplications(db, applicantId), "k.id", byId))
    yield { title: row.offer.jobTitle, application: presenter.ownApplication(row) };
}

/** When a person sent and withdrew each application, with the offers' titles, in the same order. */
export async function* ownWithdrawnApplications(db: Db, applicantId: number) {
  const withdrawn = db
    .selectFrom("withdrawn_applications as w")
    .innerJoin("job_offers as o", "o.id", "w.offer_id")
    .select(["w.id", "w.created_at", "w.withdrawn_at", "o.job_title"])
    .where("w.applicant_id", "=", applicantId);
  for await (const { job_title: title, ...row } of rowsInOrder(withdrawn, "w.id", byId))
    yield { title, application: presenter.withdrawnApplication(row) };
}
