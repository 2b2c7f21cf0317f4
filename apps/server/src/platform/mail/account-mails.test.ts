import { isolated, type MailContent, mailText } from "@passerelle/domain";
import { expect, it } from "vitest";
import * as mails from "./account-mails";

const name = "\u05E9\u05E8\u05D4";

const all: [string, (firstname: string) => MailContent][] = Object.entries({
  ...mails,
  suspendedMail: (firstname: string) => mails.suspendedMail(firstname, "Spam."),
});

it.each(all)("%s isolates a name written from right to left (D-293)", (_, mailTo) => {
  for (const language of ["fr", "en"] as const) {
    const text = mailText(mailTo(name), language, "https://passerelle.example");
    expect(text).toContain(isolated(name));
    expect(text.split(name)).toHaveLength(text.split(isolated(name)).length);
  }
});
