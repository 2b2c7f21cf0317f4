import { productName } from "./product";

/** The mail that carries a code. */
export const codeMail = (code: string, page: string | undefined) => ({
  subject: {
    fr: `Votre code de vérification ${productName}`,
    en: `Your ${productName} verification code`,
  },
  body: {
    fr:
      `Bonjour,\n\nVotre code de vérification est ${code}.\n` +
      `Il est valable 15 minutes${page ? ` sur ${page}` : ""}.\n\n` +
      `Si vous n’avez pas créé de compte ${productName}, ignorez ce message.\n`,
    en:
      `Hello,\n\nYour verification code is ${code}.\n` +
      `It is valid for 15 minutes${page ? ` at ${page}` : ""}.\n\n` +
      `If you did not create a ${productName} account, ignore this message.\n`,
  },
});

/** The notice to an account's previous address. */
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
