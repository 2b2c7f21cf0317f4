import type { LiveTarget } from "@passerelle/ui/dashboard";
import { paths } from "../paths";
import { discussionPath, postPath, queryOf, receivedApplicationsPath } from "./detail-paths";

/** The address of a notification's or live message's object, with its comment in view or its application open. */
export function hrefOfTarget(target: LiveTarget, role?: string): string {
  if (target.kind === "post") return postPath(target.id, target.commentId);
  if (target.kind === "job_offer") {
    const { id: offer, applicationId: application, eventType } = target;
    if (role === "recruiter") return receivedApplicationsPath(offer, application);
    const isApplied = application !== undefined || eventType === "job_application";
    return `${isApplied ? paths.applications : paths.offers}${queryOf({ offer, application })}`;
  }
  if (target.kind === "offers") return `${paths.offers}${queryOf({ ...target.filters })}`;
  if (target.kind === "discussion") return discussionPath(target.username);
  return target.kind === "discussions" ? paths.messages : paths.notifications;
}
