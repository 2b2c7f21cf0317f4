import { secondsCodeValid } from "./codes";
import { minute } from "./durations";
import type { MailContent } from "./mail-content";
import { productName } from "./product";

const minutesValid = secondsCodeValid / minute;

// Digits are encoded too, so that nobody takes those of an address for the code.
const inFragment = (text: string) =>
  Array.from(text, (letter) => (/\d/.test(letter) ? `%3${letter}` : encodeURIComponent(letter))).join("");

/** The mail that carries a registration's code. Its link names both, as another registration has another code. */
export function codeMail(code: string, email: string, registration?: string): MailContent {
  const path = `/verify-email#${[email, registration ?? ""].filter(Boolean).map(inFragment).join("/")}`;
  return {
    subject: {
      fr: `Votre code de vérification ${productName}`,
      en: `Your ${productName} verification code`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        `Voici votre code de vérification : saisissez-le sur la page de votre inscription. Il est valable ${minutesValid} minutes.`,
        { code },
        { link: "Vérifier mon adresse", path },
        `Si vous n’avez pas créé de compte ${productName}, ignorez ce message.`,
      ],
      en: [
        "Hello,",
        `This is your verification code: enter it on the page where you registered. It is valid for ${minutesValid} minutes.`,
        { code },
        { link: "Verify my address", path },
        `If you did not create a ${productName} account, ignore this message.`,
      ],
    },
  };
}

/** The mail that carries the code for a new address. */
export function newEmailMail(code: string): MailContent {
  const path = "/dashboard/my-account";
  return {
    subject: {
      fr: `Confirmez votre nouvelle adresse e-mail ${productName}`,
      en: `Confirm your new ${productName} e-mail address`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        `Pour que cette adresse devienne celle de votre compte ${productName}, saisissez ce code dans « Mon compte ». Il est valable ${minutesValid} minutes.`,
        { code },
        { link: "Ouvrir Mon compte", path },
        "Si vous n’avez rien demandé, ignorez ce message.",
      ],
      en: [
        "Hello,",
        `To make this address that of your ${productName} account, enter this code in “My account”. It is valid for ${minutesValid} minutes.`,
        { code },
        { link: "Open My account", path },
        "If you did not ask for it, ignore this message.",
      ],
    },
  };
}

/** The notice to an account's former address, which may take the change back. */
export function undoMail(firstname: string, code: string): MailContent {
  const path = `/undo-email#${code}`;
  return {
    subject: {
      fr: `Votre adresse e-mail ${productName} a changé`,
      en: `Your ${productName} e-mail address has changed`,
    },
    blocks: {
      fr: [
        `Bonjour ${firstname},`,
        `L’adresse e-mail de votre compte ${productName} vient d’être remplacée par une autre. Vous ne recevrez plus de message à celle-ci.`,
        "Si ce n’était pas vous, reprenez votre compte avec ce code :",
        { code },
        { link: "Reprendre mon compte", path },
        "Cette adresse est alors rétablie, vous choisissez un nouveau mot de passe et toutes les sessions se terminent. Le code fonctionne une seule fois, pendant sept jours.",
      ],
      en: [
        `Hello ${firstname},`,
        `The e-mail address of your ${productName} account has just been replaced by another one. No more messages will come to this one.`,
        "If this was not you, take your account back with this code:",
        { code },
        { link: "Take my account back", path },
        "This address is then restored, you choose a new password, and all sessions end. The code works once, for seven days.",
      ],
    },
  };
}

/** The mail that lets its reader choose a new password. */
export function resetMail(code: string): MailContent {
  const path = `/reset-password#${code}`;
  return {
    subject: {
      fr: `Votre nouveau mot de passe ${productName}`,
      en: `Your new ${productName} password`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        "Voici le code pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.",
        { code },
        { link: "Choisir un nouveau mot de passe", path },
        "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.",
      ],
      en: [
        "Hello,",
        "This is the code to choose a new password. It works once, for an hour.",
        { code },
        { link: "Choose a new password", path },
        "If you did not ask for it, ignore this message: your password does not change.",
      ],
    },
  };
}
