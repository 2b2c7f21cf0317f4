import type { Clock } from "../../platform/clock";
import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { notifyWithdrawn } from "./notifications";
import { withdrawOwnApplication } from "./store";

interface By {
  clock: Clock;
  publish: Publish;
}

/** Withdraws an application in any state and notifies its recruiter. False if the applicant has none with that id. */
export async function withdraw(tx: Tx, { clock, publish }: By, applicantId: number, id: number): Promise<boolean> {
  const withdrawn = await withdrawOwnApplication(tx, clock.now(), applicantId, id);
  if (!withdrawn) return false;
  await notifyWithdrawn(tx, publish, withdrawn, { id, applicantId });
  publish(applicantId, { kind: "own", of: "application", id: withdrawn.offer_id });
  return true;
}

/**
 * Withdraws all applications of an applicant, in the order of their offers, in which notifications are locked, and
 * deletes those to deleted offers. Such an offer's deletion has ended by then: a withdrawal waits for it.
 */
export async function withdrawAll(tx: Tx, by: By, applicantId: number): Promise<void> {
  const applications = await tx
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .orderBy("offer_id")
    .execute();
  for (const { id } of applications) await withdraw(tx, by, applicantId, id);
  await tx.deleteFrom("kept_applications").where("applicant_id", "=", applicantId).execute();
}
