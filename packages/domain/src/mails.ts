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

/** The mail that carries the code for a new address. */
export const newEmailMail = (code: string, page: string | undefined) => ({
  subject: {
    fr: `Confirmez votre nouvelle adresse e-mail ${productName}`,
    en: `Confirm your new ${productName} e-mail address`,
  },
  body: {
    fr:
      `Bonjour,\n\nPour que cette adresse devienne celle de votre compte ${productName}, saisissez ce code dans ` +
      `« Mon compte »${page ? ` (${page})` : ""} : ${code}\n\nIl est valable 15 minutes.\n\n` +
      `Si vous n’avez rien demandé, ignorez ce message.\n`,
    en:
      `Hello,\n\nTo make this address that of your ${productName} account, enter this code in ` +
      `“My account”${page ? ` (${page})` : ""}: ${code}\n\nIt is valid for 15 minutes.\n\n` +
      `If you did not ask for it, ignore this message.\n`,
  },
});

/** The notice to an account's former address, which may take the change back. */
export const undoMail = (firstname: string, code: string, link: string | undefined) => ({
  subject: {
    fr: `Votre adresse e-mail ${productName} a changé`,
    en: `Your ${productName} e-mail address has changed`,
  },
  body: {
    fr:
      `Bonjour ${firstname},\n\nL’adresse e-mail de votre compte ${productName} vient d’être remplacée par une autre. ` +
      `Vous ne recevrez plus de message à celle-ci.\n\nSi ce n’était pas vous, reprenez votre compte : ` +
      `${link ? `ouvrez ce lien :\n${link}\n\nou ` : ""}saisissez ce code : ${code}\n\n` +
      `Cette adresse est alors rétablie, vous choisissez un nouveau mot de passe et toutes les sessions se terminent. ` +
      `Le code fonctionne une seule fois, pendant sept jours.\n`,
    en:
      `Hello ${firstname},\n\nThe e-mail address of your ${productName} account has just been replaced by another one. ` +
      `No more messages will come to this one.\n\nIf this was not you, take your account back: ` +
      `${link ? `open this link:\n${link}\n\nor ` : ""}enter this code: ${code}\n\n` +
      `This address is then restored, you choose a new password, and all sessions end. ` +
      `The code works once, for seven days.\n`,
  },
});

/** The mail that lets its reader choose a new password. */
export const resetMail = (code: string, link: string | undefined) => ({
  subject: {
    fr: `Votre nouveau mot de passe ${productName}`,
    en: `Your new ${productName} password`,
  },
  body: {
    fr:
      `Bonjour,\n\nPour choisir un nouveau mot de passe, ${link ? `ouvrez ce lien :\n${link}\n\nou ` : ""}` +
      `saisissez ce code : ${code}\n\nIl fonctionne une seule fois, pendant une heure.\n\n` +
      `Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.\n`,
    en:
      `Hello,\n\nTo choose a new password, ${link ? `open this link:\n${link}\n\nor ` : ""}` +
      `enter this code: ${code}\n\nIt works once, for an hour.\n\n` +
      `If you did not ask for it, ignore this message: your password does not change.\n`,
  },
});

/** The notice that the password is another one now. */
export const passwordChangedMail = (firstname: string) => ({
  subject: {
    fr: `Votre mot de passe ${productName} a changé`,
    en: `Your ${productName} password has changed`,
  },
  body: {
    fr:
      `Bonjour ${firstname},\n\nLe mot de passe de votre compte ${productName} vient de changer, et les autres sessions ` +
      `sont terminées.\n\nSi ce n’était pas vous, choisissez-en un nouveau avec « Mot de passe oublié ? ».\n`,
    en:
      `Hello ${firstname},\n\nThe password of your ${productName} account has just changed, and all other sessions have ` +
      `ended.\n\nIf this was not you, choose a new one with “Forgot your password?”.\n`,
  },
});

/** The last mail to an account that its owner has deleted. */
export const accountDeletedMail = (firstname: string) => ({
  subject: {
    fr: `Votre compte ${productName} est supprimé`,
    en: `Your ${productName} account is deleted`,
  },
  body: {
    fr:
      `Bonjour ${firstname},\n\nVotre compte ${productName} vient d’être supprimé, avec votre profil, votre CV, vos ` +
      `fichiers et ce que vous avez publié. Les messages que vous avez envoyés restent chez leurs destinataires, sous le ` +
      `nom « Utilisateur supprimé ».\n\nNous ne vous écrirons plus.\n`,
    en:
      `Hello ${firstname},\n\nYour ${productName} account has just been deleted, with your profile, your CV, your files ` +
      `and what you published. The messages that you sent stay with their recipients, from “Utilisateur supprimé”.\n\n` +
      `We will not write to you again.\n`,
  },
});
