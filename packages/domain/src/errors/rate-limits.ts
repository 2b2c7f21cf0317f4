import { day, hour, minute } from "../durations";
import type { ErrorText, Text } from "../language";
import { type RateLimit, rateLimits } from "../rate-limits";
import { untilLater } from "./common";

const periods: ReadonlyMap<number, Text> = new Map([
  [minute, { fr: "par minute", en: "a minute" }],
  [hour, { fr: "par heure", en: "an hour" }],
  [day, { fr: "par jour", en: "a day" }],
]);

function periodOf({ within }: RateLimit): Text {
  const minutes = within / minute;
  return periods.get(within) ?? { fr: `par ${minutes} minutes`, en: `in ${minutes} minutes` };
}

/** The codes of refusals, and the acts that a rate limit counts; `of` follows the period. */
const limited: readonly [RateLimit, code: string, acts: Text, of?: Text][] = [
  [rateLimits.writes, "too_many_changes", { fr: "modifications", en: "changes" }],
  [rateLimits.applications, "too_many_applications", { fr: "candidatures", en: "applications" }],
  [
    rateLimits.sameOffer,
    "too_many_applications_to_offer",
    { fr: "candidatures", en: "applications" },
    { fr: " à la même offre", en: " to the same offer" },
  ],
  [rateLimits.posts, "too_many_posts", { fr: "posts", en: "posts" }],
  [rateLimits.comments, "too_many_comments", { fr: "commentaires", en: "comments" }],
  [rateLimits.documents, "too_many_documents", { fr: "documents", en: "documents" }],
  [rateLimits.previews, "too_many_previews", { fr: "aperçus", en: "previews" }],
  [
    rateLimits.applicationExports,
    "too_many_application_exports",
    { fr: "exports de candidatures", en: "exports of applications" },
  ],
  [rateLimits.exports, "too_many_exports", { fr: "exports", en: "exports" }],
  [rateLimits.messages, "too_many_sent_messages", { fr: "messages", en: "messages" }],
  [rateLimits.reports, "too_many_reports", { fr: "signalements", en: "reports" }],
  [rateLimits.pictures, "too_many_pictures", { fr: "images", en: "pictures" }],
  [rateLimits.resumes, "too_many_resumes", { fr: "envois de CV", en: "resumes" }],
];

/** Refusals that state their rate limit, by the limit's name. */
export const rateLimitErrors: Readonly<Record<string, (seconds: number) => ErrorText>> = Object.fromEntries(
  limited.map(([limit, code, acts, of = { fr: "", en: "" }]) => {
    const { name, free } = limit;
    const period = periodOf(limit);
    const fr = `${free} ${acts.fr} ${period.fr} au plus${of.fr}.`;
    return [name, untilLater(code, fr, `At most ${free} ${acts.en} ${period.en}${of.en}.`)];
  }),
);
