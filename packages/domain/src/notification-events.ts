import type { AlertFilters } from "./offer-alerts";
import type { OfferTerms } from "./offer-changes";

/** The kinds of notification that clients know. */
export type EventType = "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application" | "offer_alert";

export const eventTypes = {
  post_like: "post_like",
  post_comment: "post_comment",
  comment_like: "comment_like",
  application_sent: "job_application",
  application_withdrawn: "job_application",
  application_seen: "job_application",
  application_accepted: "job_application",
  application_rejected: "job_application",
  application_undecided: "job_application",
  offer_matches: "job_offer",
  offer_changed: "job_offer",
  offer_closed: "job_offer",
  offer_deleted: "job_offer",
  offer_alert: "offer_alert",
} as const satisfies Record<string, EventType>;

/** The event, which determines the text. */
export type EventName = keyof typeof eventTypes;

/** Values of the text other than the actor's name, as of the time of the event. */
export interface EventParams {
  jobTitle?: string;
  /** The recruiter's message with a decision. */
  word?: string;
  /** The application of a recruiter's notification; it may have been deleted. */
  applicationId?: number;
  /** The filters of the alert, and the alert that found this offer; it may have been deleted. */
  filters?: AlertFilters;
  alertId?: number;
  /** The terms of an offer before and after its change. */
  terms?: { before: OfferTerms; after: OfferTerms };
}

export const offerEvents: readonly EventName[] = [
  "application_sent",
  "application_withdrawn",
  "application_seen",
  "application_accepted",
  "application_rejected",
  "application_undecided",
  "offer_matches",
  "offer_changed",
  "offer_closed",
  "offer_deleted",
];

/** The events of a decision; a new decision replaces the applicant's unread notification of the previous one. */
export const decisionEvents = ["application_accepted", "application_rejected", "application_undecided"] as const;

/** The event of a decision; null reopens the application. */
export const decisionEvent = (decision: "accepted" | "rejected" | null): (typeof decisionEvents)[number] =>
  decision === null ? "application_undecided" : `application_${decision}`;
