import { productName } from "../product";
import { isolated } from "../text";
import type { MailContent } from "./mail-content";

/** The notice to an account's former address, with a link that undoes the change. */
export function undoMail(firstname: string, code: string): MailContent {
  const path = `/undo-email#${code}`;
  return {
    subject: {
      fr: `Votre adresse e-mail ${productName} a changé`,
      en: `Your ${productName} email address has changed`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `L’adresse e-mail de votre compte ${productName} vient d’être remplacée par une autre. Cette adresse-ci ne recevra plus nos e-mails.`,
        "Si ce n’était pas vous, récupérez votre compte avec ce code :",
        { code },
        { link: "Récupérer mon compte", path },
        "Cette adresse sera rétablie, vous choisirez un nouveau mot de passe et toutes les sessions prendront fin. Le code fonctionne une seule fois, pendant sept jours.",
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `The email address of your ${productName} account has just been replaced by another one. We will no longer write to this address.`,
        "If this was not you, recover your account with this code:",
        { code },
        { link: "Recover my account", path },
        "This address will be restored, you will choose a new password, and all sessions will end. The code works once, for seven days.",
      ],
    },
  };
}

export function accountDeletedMail(firstname: string): MailContent {
  const path = "/register";
  return {
    subject: {
      fr: `Votre compte ${productName} a été supprimé`,
      en: `Your ${productName} account has been deleted`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `Votre compte ${productName} vient d’être supprimé, avec votre profil, votre CV, vos fichiers et ce que vous avez publié. Les messages que vous avez envoyés restent chez leurs destinataires, sous le nom « Utilisateur supprimé ».`,
        "Nous ne vous écrirons plus. Si vous voulez revenir, créez un nouveau compte.",
        { link: "Créer un compte", path },
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `Your ${productName} account has just been deleted, with your profile, your CV, your files and what you published. The messages you sent stay with their recipients, under the name “Deleted user”.`,
        "We will not write to you again. If you want to come back, create a new account.",
        { link: "Create an account", path },
      ],
    },
  };
}

/** The notice of a suspension. `reason` is the operators' own text. */
export function suspendedMail(firstname: string, reason: string): MailContent {
  return {
    subject: {
      fr: `Votre compte ${productName} est suspendu`,
      en: `Your ${productName} account is suspended`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `L’équipe de ${productName} a suspendu votre compte. Vous ne pouvez plus vous connecter, et toutes vos sessions sont terminées. La raison :`,
        reason,
        "Si c’est une erreur, écrivez à l’adresse qui figure dans les conditions d’utilisation.",
        { link: "Lire les conditions d’utilisation", path: "/terms" },
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `The ${productName} team has suspended your account. You can no longer log in, and all your sessions have ended. The reason:`,
        reason,
        "If this is a mistake, write to the address in the terms of use.",
        { link: "Read the terms of use", path: "/terms" },
      ],
    },
  };
}

/** The notice that a suspension is lifted. */
export function restoredMail(firstname: string): MailContent {
  return {
    subject: {
      fr: `Votre compte ${productName} est rétabli`,
      en: `Your ${productName} account is restored`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `Votre compte ${productName} n’est plus suspendu : vous pouvez vous connecter de nouveau.`,
        { link: "Me connecter", path: "/login" },
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `Your ${productName} account is no longer suspended: you can log in again.`,
        { link: "Log in", path: "/login" },
      ],
    },
  };
}

/** The notice that an account will be deleted unless it is used again. */
export function inactivityMail(firstname: string): MailContent {
  const path = "/login";
  return {
    subject: {
      fr: `Votre compte ${productName} sera bientôt supprimé`,
      en: `Your ${productName} account will soon be deleted`,
    },
    blocks: {
      fr: [
        `Bonjour ${isolated(firstname)},`,
        `Vous n’avez pas utilisé votre compte ${productName} depuis près de deux ans. Nous ne gardons pas vos données plus longtemps : le compte sera supprimé dans un mois, avec votre profil, votre CV, vos fichiers et ce que vous avez publié.`,
        "Pour le garder, il suffit de vous connecter une fois. Vous pourrez aussi exporter vos données dans « Mon compte ».",
        { link: "Me connecter", path },
      ],
      en: [
        `Hello ${isolated(firstname)},`,
        `You have not used your ${productName} account for nearly two years. We do not keep your data any longer than that: the account will be deleted in a month, with your profile, your CV, your files and what you published.`,
        "To keep it, log in once. You can also export your data in “My account”.",
        { link: "Log in", path },
      ],
    },
  };
}
