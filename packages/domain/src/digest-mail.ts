import type { Text } from "./language";
import type { MailBlock, MailContent } from "./mail-content";
import type { AlertFilters } from "./offer-alerts";
import { productName } from "./product";

/** The object of a notification. */
type Target =
  { kind: "post"; id: number; commentId?: number } | { kind: "job_offer"; id: number; applicationId?: number };

/** The path of the screen that shows a notification's object. */
export function pathOfTarget(target: Target, role: "applicant" | "recruiter"): string {
  if (target.kind === "post")
    return `/dashboard/posts/${target.id}${target.commentId === undefined ? "" : `?comment=${target.commentId}`}`;
  if (role === "applicant") return `/dashboard/applications?offer=${target.id}`;
  const application = target.applicationId === undefined ? "" : `&application=${target.applicationId}`;
  return `/dashboard/job-offers?offer=${target.id}${application}`;
}

/** The path of the list of offers with the filters of an alert. */
export function pathOfAlert(filters: AlertFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
  return `/dashboard/applications?${query.toString()}`;
}

/** The path of the page that stops the mails; it needs no session. */
export const unsubscribePath = (code: string): string => `/unsubscribe?code=${encodeURIComponent(code)}`;

/** Maximum notifications in a digest. */
export const maxDigestEntries = 20;

/** A notification in a digest: its sentence, and the link to its object while that exists. */
export interface DigestEntry {
  text: Text;
  path: string | null;
}

interface Digest {
  firstname: string;
  /** All unread notifications, including those that the mail does not show. */
  total: number;
  entries: readonly DigestEntry[];
  /** The code of the unsubscribe link. */
  code: string;
}

const count = { fr: "notification non lue", en: "unread notification" };
const counts = { fr: "notifications non lues", en: "unread notifications" };

/** The daily mail with a person's unread notifications of the kinds chosen for mail. */
export function digestMail({ firstname, total, entries, code }: Digest): MailContent {
  const hidden = total - entries.length;
  const noun = total === 1 ? count : counts;
  const blocks = (
    language: "fr" | "en",
    words: { hello: string; more: string; all: string; why: string; end: string },
  ) =>
    [
      words.hello,
      ...entries.map(({ text, path }): MailBlock => ({ entry: text[language], path })),
      ...(hidden > 0 ? [words.more] : []),
      { link: words.all, path: "/dashboard/notifications" },
      words.why,
      { link: words.end, path: unsubscribePath(code), isQuiet: true },
    ] satisfies MailBlock[];
  return {
    subject: {
      fr: `${total} ${noun.fr} sur ${productName}`,
      en: `${total} ${noun.en} on ${productName}`,
    },
    blocks: {
      fr: blocks("fr", {
        hello: `Bonjour ${firstname}, voici ce que vous n’avez pas encore lu.`,
        more: `Et ${hidden} de plus dans vos notifications.`,
        all: "Voir mes notifications",
        why: "Vous recevez ce message, au plus une fois par jour, parce que vous l’avez choisi dans « Mon compte ». Vous pouvez y changer ce choix.",
        end: "Ne plus recevoir ces e-mails",
      }),
      en: blocks("en", {
        hello: `Hello ${firstname}, here is what you have not read yet.`,
        more: `And ${hidden} more in your notifications.`,
        all: "See my notifications",
        why: "You get this message, once a day at most, because you chose to in “My account”. You can change that choice there.",
        end: "Stop these emails",
      }),
    },
  };
}
