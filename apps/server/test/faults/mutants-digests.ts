import type { Mutant } from "./seeding";

const settings = "updateNotificationSettings";

/** How people are notified, the mails of the day, and their end. */
export const digestMutants: Mutant[] = [
  {
    name: "a setting is ignored",
    found: ["listNotifications", "makes no notification of postLikes where none is wanted"],
    reads: "notification_settings.channel = 'none'",
    becomes: "false",
    inSql: true,
  },
  {
    name: "one unwanted kind silences all",
    found: ["listNotifications", "notifies of applications where only the others are not wanted"],
    reads: "notification_settings.kind = ${kindOfEvent[event]}",
    becomes: "true",
    inSql: true,
  },
  {
    name: "a kind is mailed that is no longer wanted",
    found: [settings, "mails nothing of a kind that is no longer wanted"],
    reads: "s.channel = 'mail' and not n.is_mailed",
    becomes: "not n.is_mailed",
    inSql: true,
  },
  {
    name: "what was read is mailed",
    found: [settings, "mails nothing that was read, or came before"],
    reads: "and not n.is_read",
    becomes: "",
    inSql: true,
  },
  {
    name: "what came before the choice is mailed",
    found: [settings, "mails nothing that was read, or came before"],
    reads: "and n.created_at >= s.changed_at",
    becomes: "",
    inSql: true,
  },
  {
    name: "two mails a day",
    found: [settings, "mails once a day at most"],
    reads: "secondsAfter(now, -secondsBetweenMails)",
    becomes: "secondsAfter(now, secondsBetweenMails)",
  },
  {
    name: "a code ends the mails of others",
    found: ["unsubscribe", "ends the mails of the code's person, and nothing else"],
    reads: "s.user_id = holder.user_id",
    becomes: "true",
    inSql: true,
  },
  {
    name: "the end of mails ends the notifications too",
    found: ["unsubscribe", "ends the mails of the code's person, and nothing else"],
    reads: "set channel = 'app', changed_at = now()",
    becomes: "set channel = 'none', changed_at = now()",
    inSql: true,
  },
  {
    name: "no code ends mails",
    found: ["unsubscribe", "ends the mails of the code's person, and nothing else"],
    reads: "select user_id from unsubscribe_codes where",
    becomes: "select user_id from unsubscribe_codes where false and",
    inSql: true,
  },
  {
    name: "any code ends mails",
    found: ["unsubscribe", "refuses a code that was not mailed"],
    reads: "holders.length === 1",
    becomes: "true",
  },
  {
    name: "what is repeated after a mail is not mailed again",
    found: [settings, "mails the next day what was repeated since"],
    reads: "set created_at = now(), is_mailed = false",
    becomes: "set created_at = now()",
    inSql: true,
  },
  {
    name: "the same choice again leaves out what came before",
    found: [settings, "mails what came before the same choice again"],
    reads: `conflict
        .columns(["user_id", "kind"])
        .doUpdateSet({ channel: (eb) => eb.ref("excluded.channel"), changed_at: sql\`now()\` })
        .whereRef("notification_settings.channel", "is distinct from", "excluded.channel")`,
    becomes: `conflict
        .columns(["user_id", "kind"])
        .doUpdateSet({ channel: (eb) => eb.ref("excluded.channel"), changed_at: sql\`now()\` })`,
  },
  {
    name: "the mail of the day is French",
    found: [settings, "mails in the language that the person asked for last, with a link to what it is about"],
    reads: "person.language ?? defaultLanguage",
    becomes: "defaultLanguage",
  },
  {
    name: "the mail of the day leads nowhere",
    found: [settings, "mails in the language that the person asked for last, with a link to what it is about"],
    reads: "pathOf(row, person.role)",
    becomes: "null",
  },
  {
    name: "a mail of the day hides how many more there are",
    found: ["updateNotificationSettings", "shows the newest twenty, and says how many more there are"],
    reads: "hidden > 0 ? [words.more] : []",
    becomes: "[]",
  },
];
