import type { LiveTarget } from "@passerelle/ui/dashboard";
import { paths } from "../paths";

/** The address that shows what a notification or live message is about, with its comment or application in view. */
export function hrefOfTarget(target: LiveTarget, role?: string): string {
  if (target.kind === "post") return postPath(target.id, target.commentId);
  if (target.kind === "job_offer") {
    if (role !== "recruiter") return `${paths.applications}${query({ offer: target.id })}`;
    return `${paths.jobOffers}${query({ offer: target.id, application: target.applicationId })}`;
  }
  if (target.kind === "offers") return `${paths.applications}${query({ ...target.filters })}`;
  if (target.kind === "discussion") return conversationPath(target.username);
  return target.kind === "discussions" ? paths.messages : paths.notifications;
}

function query(given: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** A post's page, with one of its comments in view. */
export const postPath = (id: number, comment?: number) => `${paths.posts}/${id}${query({ comment })}`;

/** The page with the applications to a recruiter's offer. */
export const receivedPath = (offerId: number | ":id") => `${paths.jobOffers}/${offerId}/applications`;

/** A company's page, by its recruiter's username. */
export const companyPath = (username: string) => `${paths.dashboard}/companies/${encodeURIComponent(username)}`;

/** The conversation with a person, by their username, about an offer. */
export const conversationPath = (username: string, offer?: number) =>
  `${paths.messages}${query({ with: username, offer })}`;

/** A person's page, by their username. */
export const personPath = (username: string) => `${paths.dashboard}/people/${encodeURIComponent(username)}`;
