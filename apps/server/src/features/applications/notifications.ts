import { decisionEvent, decisionEvents } from "@passerelle/domain";
import type { Announce } from "../../platform/live/broker";
import type { Tx } from "../../platform/database/database";
import { forget, record } from "../notifications/create";
import type { Decision } from "../../platform/database/schema";
import { lastTold, type ReceivedRow } from "./store";

/**
 * Tells an applicant what is decided, with the recruiter's word. It takes the place of what they have not read about it
 * yet; so a decision that is taken back before anybody has read of it is not told at all.
 */
export async function tellApplicant(
  tx: Tx,
  announce: Announce,
  { recruiterId, applicant_id, offer_id, job_title }: ReceivedRow & { recruiterId: number },
  decision: Decision | null,
  word: string,
): Promise<void> {
  if (applicant_id === null) return;
  await forget(tx, announce, decisionEvents, { target_id: offer_id, user_id: applicant_id });
  if (decision === null) {
    const told = await lastTold(tx, applicant_id, offer_id, decisionEvents);
    if (told === undefined || told === "application_undecided") return;
  }
  await record(tx, announce, {
    event: decisionEvent(decision),
    actorId: recruiterId,
    targetId: offer_id,
    params: { jobTitle: job_title, ...(word !== "" && { word }) },
    to: [applicant_id],
  });
}
