import { expect, it } from "vitest";
import type { EventName } from "./notification-events";
import { notificationText, notificationTexts } from "./notification-texts";

const actor = { firstname: "", lastname: "" };
const params = { jobTitle: "Archiviste", word: "À lundi." };

it("names a person whose account is deleted within the sentence", () => {
  const { fr, en } = notificationText({ event: "application_accepted", params, actor });
  expect(fr).toMatch(/Message d’un utilisateur supprimé\s:/);
  expect(en).toContain("Message from a deleted user:");
  const sent = notificationText({ event: "application_sent", params, actor, people: 3 });
  expect(sent.fr).toMatch(/^Un utilisateur supprimé et 2 autres personnes ont postulé/);
  expect(sent.en).toMatch(/^A deleted user and 2 others applied/);
});

const name = "\u05E9\u05E8\u05D4";
const isolate = `\u2068${name}\u2069`;
/** How often a text contains the name, and how often isolated. */
const counts = (text: string) => [text.split(name).length, text.split(isolate).length];

const events = Object.keys(notificationTexts).filter((event): event is EventName => event in notificationTexts);

it.each(events)("isolates names, titles and messages in the notification %s (D-293)", (event) => {
  const named = { jobTitle: name, word: name, filters: { search: name }, alertId: 1 };
  const { fr, en } = notificationText({ event, params: named, actor: { firstname: name, lastname: null }, people: 3 });
  for (const text of [fr, en]) {
    const [all, isolated] = counts(text);
    expect(text).toContain(isolate);
    expect(isolated).toBe(all);
  }
});
