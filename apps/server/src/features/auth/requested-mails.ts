import type { Services } from "../../platform/http/handler";
import type { Mail } from "../../platform/mail/mailer";
import type { WriteMail } from "../../platform/mail/mail-queue";
import { renderMail } from "../../platform/mail/render-mail";
import { sendCode } from "./mail-code";
import { sendReset } from "./password-resets";
import { findNewest, findRegistration } from "./registrations-store";

/** Writes the mails of calls that give the same answer for every address. */
export function createMailWriter({ clock, config }: Pick<Services, "clock" | "config">): WriteMail {
  return async (tx, { kind, email, registrationId, language, address, userAgent, askedAt }) => {
    let mail: Mail | undefined;
    const sender = {
      clock,
      address,
      userAgent,
      askedAt: new Date(askedAt),
      sendMail: async (_tx: unknown, recipient: string, content: Parameters<typeof renderMail>[0]) => {
        mail = { recipient, ...renderMail(content, language, config.publicUrl) };
      },
    };
    if (kind === "password_reset") await sendReset(tx, sender, email);
    else {
      const named = registrationId !== undefined;
      const registration = named ? await findRegistration(tx, email, registrationId) : await findNewest(tx, email);
      if (registration) await sendCode(tx, sender, registration, named ? "holder" : "anyone");
    }
    return mail;
  };
}
