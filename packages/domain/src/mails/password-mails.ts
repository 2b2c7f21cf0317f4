import { type Asking, askingText } from "../device-texts";
import { productName } from "../product";
import { isolated } from "../text";
import type { MailContent } from "./mail-content";

/** The mail with the link to choose a new password. */
export function resetMail(code: string, asking: Asking): MailContent {
  const asked = askingText(asking);
  const path = `/reset-password#${code}`;
  return {
    subject: {
      fr: `Choisissez un nouveau mot de passe ${productName}`,
      en: `Choose a new ${productName} password`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        "Voici le code pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.",
        { code },
        asked.fr,
        { link: "Choisir un nouveau mot de passe", path },
        "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.",
      ],
      en: [
        "Hello,",
        "Here is the code to choose a new password. It works once, for an hour.",
        { code },
        asked.en,
        { link: "Choose a new password", path },
        "If you did not ask for it, ignore this message: your password does not change.",
      ],
    },
  };
}

export function passwordChangedMail(firstname: string): MailContent {
  const path = "/forgot-password";
  return {
    subject: {
      fr: `Votre mot de passe ${productName} a changé`,
      en: `Your ${productName} password has changed`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `Le mot de passe de votre compte ${productName} vient de changer, et les autres sessions sont terminées.`,
        "Si ce n’était pas vous, choisissez un nouveau mot de passe avec « Mot de passe oublié ? ».",
        { link: "Choisir un nouveau mot de passe", path },
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `The password of your ${productName} account has just changed, and all other sessions have ended.`,
        "If this was not you, choose a new password with “Forgot your password?”.",
        { link: "Choose a new password", path },
      ],
    },
  };
}
