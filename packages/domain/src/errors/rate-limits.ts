import type { ErrorText } from "../language";
import { rateLimits } from "../rate-limits";
import { untilLater } from "./common";

const { writes, applications, sameOffer, posts, comments, documents, previews, applicationExports, exports, messages } =
  rateLimits;
const { reports, pictures, resumes } = rateLimits;

/** Refusals that state their rate limit, by the limit's name. */
export const rateLimitErrors: Readonly<Record<string, (seconds: number) => ErrorText>> = {
  [writes.name]: untilLater(
    "too_many_changes",
    `${writes.free} modifications par minute au plus.`,
    `At most ${writes.free} changes a minute.`,
  ),
  [applications.name]: untilLater(
    "too_many_applications",
    `${applications.free} candidatures par heure au plus.`,
    `At most ${applications.free} applications an hour.`,
  ),
  [sameOffer.name]: untilLater(
    "too_many_applications_to_offer",
    `${sameOffer.free} candidatures par jour au plus à la même offre.`,
    `At most ${sameOffer.free} applications a day to the same offer.`,
  ),
  [posts.name]: untilLater(
    "too_many_posts",
    `${posts.free} posts par minute au plus.`,
    `At most ${posts.free} posts a minute.`,
  ),
  [comments.name]: untilLater(
    "too_many_comments",
    `${comments.free} commentaires par minute au plus.`,
    `At most ${comments.free} comments a minute.`,
  ),
  [documents.name]: untilLater(
    "too_many_documents",
    `${documents.free} documents par dix minutes au plus.`,
    `At most ${documents.free} documents in ten minutes.`,
  ),
  [previews.name]: untilLater(
    "too_many_previews",
    `${previews.free} aperçus par dix minutes au plus.`,
    `At most ${previews.free} previews in ten minutes.`,
  ),
  [applicationExports.name]: untilLater(
    "too_many_application_exports",
    `${applicationExports.free} exports de candidatures par dix minutes au plus.`,
    `At most ${applicationExports.free} exports of applications in ten minutes.`,
  ),
  [exports.name]: untilLater(
    "too_many_exports",
    `${exports.free} exports par jour au plus.`,
    `At most ${exports.free} exports a day.`,
  ),
  [messages.name]: untilLater(
    "too_many_sent_messages",
    `${messages.free} messages par minute au plus.`,
    `At most ${messages.free} messages a minute.`,
  ),
  [reports.name]: untilLater(
    "too_many_reports",
    `${reports.free} signalements par jour au plus.`,
    `At most ${reports.free} reports a day.`,
  ),
  [pictures.name]: untilLater(
    "too_many_pictures",
    `${pictures.free} images par dix minutes au plus.`,
    `At most ${pictures.free} pictures in ten minutes.`,
  ),
  [resumes.name]: untilLater(
    "too_many_resumes",
    `${resumes.free} envois de CV par heure au plus.`,
    `At most ${resumes.free} resumes an hour.`,
  ),
};
