import type { Schemas } from "@passerelle/api";
import { paths } from "../paths";

/** Where what a notification is about is seen: its comment or application is in view there. */
export function hrefOfTarget({ kind, id, commentId, applicationId }: Schemas["NotificationTarget"], role?: string) {
  if (kind === "post") return `${paths.posts}${query({ post: id, comment: commentId })}`;
  if (role === "recruiter") return `${paths.jobOffers}${query({ offer: id, application: applicationId })}`;
  return `${paths.applications}${query({ offer: id })}`;
}

function query(ids: Record<string, number | undefined>): string {
  const given = Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : `${name}=${id}`));
  return `?${given.join("&")}`;
}
