import { decisionEvents, minFittingSkills, offerEvents } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import {
  kindOfEvent,
  maxOfferNotificationsPerDay,
  mayBeNotified,
  queueNotification,
  typesOfEvents,
} from "../notifications";
import { lockPublications, notePublication } from "./write-store";

interface Offer {
  id: number;
  jobTitle: string;
  recruiterId: number;
}

/** Queues notifications of a newly active offer for well-matching applicants, at most five a day per person. */
export async function notifyMatchingApplicants(tx: Tx, offer: Offer): Promise<void> {
  await lockPublications(tx);
  await notePublication(tx, offer.id);
  const { skill_total: total } = await tx
    .selectFrom("job_offers")
    .select("skill_total")
    .where("id", "=", offer.id)
    .executeTakeFirstOrThrow();
  const fitting = await sql<{ user_id: number }>`
    select s.user_id
    from job_offer_skills w
    join job_offers o on o.id = w.offer_id
    join applicant_skills s on s.skill_key = w.skill_key
    join users u on u.id = s.user_id and u.verified_at is not null
    where w.offer_id = ${offer.id}
      and not exists (select from applications a where a.offer_id = o.id and a.applicant_id = s.user_id)
      and not exists (select from notifications n
        where n.event_type in (${sql.join(typesOfEvents(["offer_matches"]).map((value) => sql.lit(value)))}) and n.target_id = o.id and n.event = 'offer_matches' and n.user_id = s.user_id)
      and ${mayBeNotified(kindOfEvent.offer_matches, sql`s.user_id`, sql`o.recruiter_id`)}
    group by s.user_id
    having count(distinct s.skill_key) >= ${minFittingSkills(total)}
      and (select count(*) from offer_matches_sent m where m.user_id = s.user_id
        and m.sent_at > now() - interval '1 day') < ${sql.lit(maxOfferNotificationsPerDay)}`.execute(tx);
  const to = fitting.rows.map(({ user_id }) => user_id);
  if (to.length === 0) return;
  await sql`insert into offer_matches_sent (user_id) select unnest(${to}::bigint[])`.execute(tx);
  const { id: targetId, recruiterId: actorId, jobTitle } = offer;
  const notify = { event: "offer_matches", actorId, targetId, params: { jobTitle }, to } as const;
  await queueNotification(tx, { offerId: offer.id, notify });
}

/** The events that no longer apply after a change of an offer. Notifications of decisions outlive the offer. */
const outdatedEvents = {
  closed: ["offer_matches"],
  reopened: ["offer_closed"],
  deleted: offerEvents.filter((event) => !decisionEvents.some((decision) => decision === event)),
} as const;

/** Queues the removal of unread notifications that no longer apply after an offer is closed, reopened or deleted. */
export const removeOutdated = (tx: Tx, change: keyof typeof outdatedEvents, offerId: number) =>
  queueNotification(tx, { offerId, outdated: outdatedEvents[change] });

/** Queues a notification for all applicants of an offer that is closed or about to be deleted. */
export async function notifyOfEnd(tx: Tx, event: "offer_closed" | "offer_deleted", offer: Offer): Promise<void> {
  const applications = await tx
    .selectFrom("applications")
    .select("applicant_id")
    .where("offer_id", "=", offer.id)
    .execute();
  const notify = {
    event,
    actorId: offer.recruiterId,
    targetId: offer.id,
    params: { jobTitle: offer.jobTitle },
    to: applications.flatMap(({ applicant_id }) => applicant_id ?? []),
  };
  await queueNotification(tx, { offerId: offer.id, notify });
}

/** Queues a notification that an offer is closed, for its applicants. */
export async function notifyOfferClosed(tx: Tx, offer: Offer): Promise<void> {
  await removeOutdated(tx, "closed", offer.id);
  await notifyOfEnd(tx, "offer_closed", offer);
}
