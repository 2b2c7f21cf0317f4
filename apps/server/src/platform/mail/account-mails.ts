import { isolated, type MailContent, productName } from "@passerelle/domain";

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
