import { decisionEvent, decisionEvents } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import type { Decision } from "../../platform/database/schema";
import type { Publish } from "../../platform/live/events";
import { createNotification, findLastEvent, removeNotification } from "../notifications";
import type { ReceivedRow } from "./locks";

/** Notifies a recruiter of an application. Replaces an unread notification that the same application was withdrawn. */
export async function notifySent(
  tx: Tx,
  publish: Publish,
  offer: { id: number; job_title: string; recruiter_id: number },
  { id: applicationId, applicantId }: { id: number; applicantId: number },
): Promise<void> {
  const own = { target_id: offer.id, user_id: offer.recruiter_id, actor_id: applicantId };
  const event = "application_sent";
  await removeNotification(tx, publish, ["application_withdrawn"], own, { replacedBy: event });
  await createNotification(tx, publish, {
    event,
    actorId: applicantId,
    targetId: offer.id,
    params: { jobTitle: offer.job_title, applicationId },
    to: [offer.recruiter_id],
  });
}

/** Notifies a recruiter that an application was withdrawn. Replaces an unread notification that it was sent. */
export async function notifyWithdrawn(
  tx: Tx,
  publish: Publish,
  withdrawn: { offer_id: number; job_title: string; recruiter_id: number },
  { id, applicantId }: { id: number; applicantId: number },
): Promise<void> {
  const own = { target_id: withdrawn.offer_id, user_id: withdrawn.recruiter_id, actor_id: applicantId };
  const event = "application_withdrawn";
  await removeNotification(tx, publish, ["application_sent"], own, { replacedBy: event });
  await createNotification(tx, publish, {
    event,
    actorId: applicantId,
    targetId: withdrawn.offer_id,
    params: { jobTitle: withdrawn.job_title, applicationId: id },
    to: [withdrawn.recruiter_id],
  });
}

/**
 * Notifies an applicant of a decision, with the recruiter's message, unless it is what the applicant last read.
 * Replaces an unread notification of an earlier decision, so a decision withdrawn before it was read leaves none.
 */
export async function notifyApplicant(
  tx: Tx,
  publish: Publish,
  { recruiterId, applicant_id, offer_id, job_title }: ReceivedRow & { recruiterId: number },
  decision: Decision | null,
  message: string,
): Promise<void> {
  if (applicant_id === null) return;
  const about = { target_id: offer_id, user_id: applicant_id };
  await removeNotification(tx, publish, decisionEvents, about);
  const known = await findLastEvent(tx, about, decisionEvents);
  if ((known?.event ?? "application_undecided") === decisionEvent(decision) && (known?.word ?? "") === message) return;
  await createNotification(tx, publish, {
    event: decisionEvent(decision),
    actorId: recruiterId,
    targetId: offer_id,
    params: { jobTitle: job_title, ...(message !== "" && { word: message }) },
    to: [applicant_id],
  });
}

export async function notifySeen(
  tx: Tx,
  publish: Publish,
  offer: { id: number; job_title: string },
  recruiterId: number,
  seen: readonly { applicant_id: number | null }[],
): Promise<void> {
  await createNotification(tx, publish, {
    event: "application_seen",
    actorId: recruiterId,
    targetId: offer.id,
    params: { jobTitle: offer.job_title },
    to: seen.flatMap(({ applicant_id }) => applicant_id ?? []),
  });
}
