import { expect, it } from "vitest";
import { addressCodeMail, undoMail } from "./code-mails";
import { digestMail, messageEntry } from "./digest-mail";
import type { MailContent } from "./mail-content";
import { mailText } from "./mail-content";
import { type EventName, notificationText, sentences } from "./notifications";

const name = "\u05E9\u05E8\u05D4";
const isolate = `\u2068${name}\u2069`;
/** How often a text contains the name, and how often isolated. */
const counts = (text: string) => [text.split(name).length, text.split(isolate).length];

const events = Object.keys(sentences).filter((event): event is EventName => event in sentences);

it.each(events)("isolates names, titles and messages in the notification %s (D-293)", (event) => {
  const params = { jobTitle: name, word: name, filters: { search: name }, alertId: 1 };
  const { fr, en } = notificationText({ event, params, actor: { firstname: name, lastname: null }, people: 3 });
  for (const text of [fr, en]) {
    const [all, isolated] = counts(text);
    expect(text).toContain(isolate);
    expect(isolated).toBe(all);
  }
});

it("isolates names in mails (D-293)", () => {
  const entries = [messageEntry({ firstname: name, lastname: null, username: "x" }, 2)];
  const digest = digestMail({ firstname: name, notifications: 0, messages: 2, entries, hidden: 0, code: "x" });
  const mails: MailContent[] = [digest, undoMail(name, "x"), addressCodeMail("1")];
  for (const mail of mails)
    for (const language of ["fr", "en"] as const) {
      const [all, isolated] = counts(mailText(mail, language, "https://passerelle.example"));
      expect(isolated).toBe(all);
    }
});
