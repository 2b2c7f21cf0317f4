import type { Text } from "../platform/language";
import { productName } from "../platform/product";

/** The notice to the address that an account had until now (D-032). */
export const movedMail = (firstname: string) => ({
  subject: {
    fr: `Votre adresse e-mail ${productName} a changé`,
    en: `Your ${productName} e-mail address has changed`,
  },
  body: {
    fr:
      `Bonjour ${firstname},\n\nL’adresse e-mail de votre compte ${productName} vient d’être remplacée par une autre. ` +
      `Vous ne recevrez plus de message à celle-ci.\n\n` +
      `Si ce n’était pas vous, quelqu’un d’autre a accès à votre compte : répondez à ce message.\n`,
    en:
      `Hello ${firstname},\n\nThe e-mail address of your ${productName} account has just been replaced by another one. ` +
      `No more messages will come to this one.\n\n` +
      `If this was not you, somebody else has access to your account: reply to this message.\n`,
  },
});

/** Nobody has, or had, this name. */
export const noUser: Text = { en: "This user does not exist.", fr: "Cette personne est introuvable." };
