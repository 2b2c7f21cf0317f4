import type { ErrorText } from "../language";
import { type RateLimit, rateLimits } from "../rate-limits";
import { untilLater } from "./common";

/** The codes of refusals, and the acts that a rate limit counts. */
const limited: readonly [RateLimit, code: string, fr: string, en: string][] = [
  [rateLimits.writes, "too_many_changes", "modifications par minute au plus", "changes a minute"],
  [rateLimits.applications, "too_many_applications", "candidatures par heure au plus", "applications an hour"],
  [
    rateLimits.sameOffer,
    "too_many_applications_to_offer",
    "candidatures par jour au plus à la même offre",
    "applications a day to the same offer",
  ],
  [rateLimits.posts, "too_many_posts", "posts par minute au plus", "posts a minute"],
  [rateLimits.comments, "too_many_comments", "commentaires par minute au plus", "comments a minute"],
  [rateLimits.documents, "too_many_documents", "documents par dix minutes au plus", "documents in ten minutes"],
  [rateLimits.previews, "too_many_previews", "aperçus par dix minutes au plus", "previews in ten minutes"],
  [
    rateLimits.applicationExports,
    "too_many_application_exports",
    "exports de candidatures par dix minutes au plus",
    "exports of applications in ten minutes",
  ],
  [rateLimits.exports, "too_many_exports", "exports par jour au plus", "exports a day"],
  [rateLimits.messages, "too_many_sent_messages", "messages par minute au plus", "messages a minute"],
  [rateLimits.reports, "too_many_reports", "signalements par jour au plus", "reports a day"],
  [rateLimits.pictures, "too_many_pictures", "images par dix minutes au plus", "pictures in ten minutes"],
  [rateLimits.resumes, "too_many_resumes", "envois de CV par heure au plus", "resumes an hour"],
];

/** Refusals that state their rate limit, by the limit's name. */
export const rateLimitErrors: Readonly<Record<string, (seconds: number) => ErrorText>> = Object.fromEntries(
  limited.map(([{ name, free }, code, fr, en]) => [name, untilLater(code, `${free} ${fr}.`, `At most ${free} ${en}.`)]),
);
