import { expect, it } from "vitest";
import { secondsAddressCodeValid, secondsCodeValid, secondsEmailUndoValid, secondsResetValid } from "../mailed-codes";
import { hour, minute, week } from "../durations";
import { isolated } from "../text";
import { accountDeletedMail, inactivityMail, restoredMail, suspendedMail, undoMail } from "./account-mails";
import { digestMail, messageEntry } from "./digest-mail";
import { type MailContent, mailText } from "./mail-content";
import { passwordChangedMail, resetMail } from "./password-mails";
import { addressCodeMail, codeMail, newEmailMail } from "./verification-mails";

const words = {
  [15 * minute]: /15 minutes/,
  [hour]: /une heure|an hour/,
  [2 * hour]: /2 heures|2 hours/,
  [week]: /sept jours|seven days/,
};
const asking = { at: new Date("2026-03-14T14:05:00Z"), browser: "Firefox", system: "Windows" };

it.each([
  ["a registration", codeMail("123456", "jeanne@exemple.fr", asking), secondsCodeValid],
  ["a new address", newEmailMail("123456", asking), secondsCodeValid],
  ["a new password", resetMail("ABCD-EFGH-JKMN", asking), secondsResetValid],
  ["an address", addressCodeMail("1234 5678 9012 3456"), secondsAddressCodeValid],
  ["the undo of a new address", undoMail("Jeanne", "ABCD-EFGH-JKMN"), secondsEmailUndoValid],
])("the mail for %s says how long its code is valid", (_, { blocks }, valid) => {
  for (const language of [blocks.fr, blocks.en]) expect(JSON.stringify(language)).toMatch(words[valid] ?? "no words");
});

it.each([
  ["a registration", codeMail("123456", "jeanne@exemple.fr", asking)],
  ["a new address", newEmailMail("123456", asking)],
  ["a new password", resetMail("ABCD-EFGH-JKMN", asking)],
])("the mail for %s says when it was requested, and from what kind of device", (_, { blocks }) => {
  expect(blocks.fr).toContain("Demandé le 14 mars 2026 à 15:05 (heure de Paris) depuis Firefox sous Windows.");
  expect(blocks.en).toContainEqual(
    expect.stringMatching(/^Requested on March 14, 2026 at 3:05\sPM \(Paris time\) from Firefox on Windows\.$/),
  );
});

it("names no device that is not known", () => {
  const { blocks } = codeMail("123456", "jeanne@exemple.fr", { ...asking, browser: null, system: null });
  expect(blocks.en).toContainEqual(expect.stringMatching(/from an unknown device\.$/));
});

const name = "\u05E9\u05E8\u05D4";
const namingMails: [string, MailContent][] = Object.entries({
  passwordChanged: passwordChangedMail(name),
  accountDeleted: accountDeletedMail(name),
  suspended: suspendedMail(name, "Spam."),
  restored: restoredMail(name),
  inactivity: inactivityMail(name),
  undo: undoMail(name, "ABCD-EFGH-JKMN"),
  digest: digestMail({
    firstname: name,
    notifications: 0,
    messages: 2,
    entries: [messageEntry({ firstname: name, lastname: null, username: "x" }, 2)],
    hidden: 0,
    code: "x",
  }),
});

it.each(namingMails)("%s isolates a name written from right to left (D-293)", (_, mail) => {
  for (const language of ["fr", "en"] as const) {
    const text = mailText(mail, language, "https://passerelle.example");
    expect(text).toContain(isolated(name));
    expect(text.split(name)).toHaveLength(text.split(isolated(name)).length);
  }
});
