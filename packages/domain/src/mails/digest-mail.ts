import type { Text } from "../language";
import type { MailBlock, MailContent } from "./mail-content";
import { fullName } from "../full-name";
import type { AlertFilters } from "../offer-alerts";
import { productName } from "../product";
import { isolated } from "../text";

/** The object of a notification, and an offer's event type. */
type Target =
  | { kind: "post"; id: number; commentId?: number }
  | { kind: "job_offer"; id: number; applicationId?: number; eventType?: string };

/** The path of the screen that shows a notification's object. */
export function pathOfTarget(target: Target, role: "applicant" | "recruiter"): string {
  if (target.kind === "post")
    return `/dashboard/posts/${target.id}${target.commentId === undefined ? "" : `?comment=${target.commentId}`}`;
  const application = target.applicationId === undefined ? "" : `application=${target.applicationId}`;
  const isApplied = application !== "" || target.eventType === "job_application";
  if (role === "applicant")
    return `/dashboard/${isApplied ? "applications" : "offers"}?offer=${target.id}${application && `&${application}`}`;
  return `/dashboard/job-offers/${target.id}/applications${application && `?${application}`}`;
}

/** The path of the list of offers with the filters of an alert. */
export function pathOfAlert(filters: AlertFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
  return `/dashboard/offers?${query.toString()}`;
}

/** The path of the page that stops the mails; it needs no session. */
export const unsubscribePath = (code: string): string => `/unsubscribe?code=${encodeURIComponent(code)}`;

export const maxDigestEntries = 20;

/** A notification or the messages of a person in a digest: a sentence, and the link to its object while that exists. */
export interface DigestEntry {
  text: Text;
  path: string | null;
}

/** The entry for a person's unread messages: their number, without their text. */
export const messageEntry = (
  sender: Parameters<typeof fullName>[0] & { username: string },
  count: number,
): DigestEntry => ({
  text: {
    fr: `${isolated(fullName(sender))} vous a envoyé ${count === 1 ? "un message" : `${count} messages`}.`,
    en: `${isolated(fullName(sender))} sent you ${count === 1 ? "a message" : `${count} messages`}.`,
  },
  path: `/dashboard/messages?with=${encodeURIComponent(sender.username)}`,
});

interface Digest {
  firstname: string;
  /** All unread notifications, including those that the mail does not show. */
  notifications: number;
  /** All unread messages of the people in the mail. */
  messages: number;
  entries: readonly DigestEntry[];
  /** The number of entries that the mail does not show. */
  hidden: number;
  /** The code of the unsubscribe link. */
  code: string;
}

const s = (count: number) => (count === 1 ? "" : "s");

/** A summary of unread items: '2 notifications et 1 message non lus'. */
function waiting(notifications: number, messages: number): Text {
  if (messages === 0)
    return {
      fr: `${notifications} notification${s(notifications)} non lue${s(notifications)}`,
      en: `${notifications} unread notification${s(notifications)}`,
    };
  const own = {
    fr: `${messages} message${s(messages)} non lu${s(messages)}`,
    en: `${messages} unread message${s(messages)}`,
  };
  if (notifications === 0) return own;
  return {
    fr: `${notifications} notification${s(notifications)} et ${messages} message${s(messages)} non lus`,
    en: `${notifications} unread notification${s(notifications)} and ${messages} message${s(messages)}`,
  };
}

/** The mail with a person's unread notifications and messages of the kinds sent by mail. */
export function digestMail({ firstname, notifications, messages, entries, hidden, code }: Digest): MailContent {
  const subject = waiting(notifications, messages);
  const blocks = (
    language: "fr" | "en",
    words: { hello: string; more: string; all: string; why: string; end: string },
  ) =>
    [
      words.hello,
      ...entries.map(({ text, path }): MailBlock => ({ entry: text[language], path })),
      ...(hidden > 0 ? [words.more] : []),
      { link: words.all, path: notifications > 0 ? "/dashboard/notifications" : "/dashboard/messages" },
      words.why,
      { link: words.end, path: unsubscribePath(code), isQuiet: true },
    ] satisfies MailBlock[];
  return {
    subject: {
      fr: `${subject.fr} sur ${productName}`,
      en: `${subject.en} on ${productName}`,
    },
    blocks: {
      fr: blocks("fr", {
        hello: `Bonjour ${isolated(firstname)}, voici ce que vous n’avez pas encore lu.`,
        more: `Et ${hidden} de plus dans vos notifications.`,
        all: notifications > 0 ? "Voir mes notifications" : "Voir mes messages",
        why: "Vous choisissez dans « Mon compte » ce que vous recevez par e-mail.",
        end: "Ne plus recevoir ces e-mails",
      }),
      en: blocks("en", {
        hello: `Hello ${isolated(firstname)}, here is what you have not read yet.`,
        more: `And ${hidden} more in your notifications.`,
        all: notifications > 0 ? "See my notifications" : "See my messages",
        why: "You choose in “My account” what you get by email.",
        end: "Stop these emails",
      }),
    },
  };
}
