import type { ErrorText, Text } from "../language";

export const authErrors = {
  badCredentials: {
    code: "invalid_credentials",
    fr: "Adresse e-mail ou mot de passe incorrect.",
    en: "Invalid email or password.",
  },
  notVerified: {
    code: "email_not_verified",
    fr: "Veuillez vérifier votre adresse e-mail avant de vous connecter.",
    en: "Please verify your email before logging in.",
  },
  suspended: {
    code: "account_suspended",
    fr: "Votre compte est suspendu. La raison vous a été envoyée par e-mail.",
    en: "Your account is suspended. The reason was sent to you by email.",
  },
  alreadyVerified: {
    code: "email_already_verified",
    fr: "Adresse e-mail déjà vérifiée. Veuillez vous connecter.",
    en: "Email already verified. Please log in.",
  },
  wrongCode: { code: "code_incorrect", fr: "Le code est incorrect.", en: "The code is wrong." },
  expiredCode: { code: "code_expired", fr: "Le code a expiré.", en: "The code has expired." },
  cancelledCode: {
    code: "code_cancelled",
    fr: "Ce code a été annulé après trop d’essais. Demandez-en un nouveau.",
    en: "This code was cancelled after too many tries. Please request a new one.",
  },
  codeOnItsWay: {
    fr: "Si cette adresse attend un code, il vient d’être envoyé.",
    en: "If this address is waiting for a code, a new one has just been sent.",
  },
  wrongResetCode: {
    code: "reset_code_invalid",
    fr: "Ce code est incorrect, expiré ou déjà utilisé. Demandez-en un nouveau.",
    en: "This code is wrong, expired or already used. Please request a new one.",
  },
  resetOnItsWay: {
    fr: "Si cette adresse a un compte, un lien et un code viennent d’être envoyés.",
    en: "If this address has an account, a link and a code have just been sent.",
  },
  passwordChanged: {
    fr: "Mot de passe changé. Vous pouvez vous connecter.",
    en: "Password changed. You can log in now.",
  },
  notCurrentPassword: {
    code: "current_password_wrong",
    fr: "Ce n’est pas votre mot de passe actuel.",
    en: "This is not your current password.",
  },
  currentPasswordMissing: {
    code: "current_password_missing",
    fr: "Saisissez votre mot de passe actuel pour changer d’adresse e-mail.",
    en: "Enter your current password to change your email address.",
  },
  emailCodeSent: {
    fr: "Un code vient d’être envoyé à la nouvelle adresse. Saisissez-le pour la confirmer.",
    en: "A code has just been sent to the new address. Enter it to confirm the address.",
  },
  emailChanged: {
    fr: "Adresse e-mail changée. Connectez-vous désormais avec la nouvelle.",
    en: "Email address changed. Log in with the new one from now on.",
  },
  emailRestored: {
    fr: "Votre adresse est rétablie et votre mot de passe changé. Vous pouvez vous connecter.",
    en: "Your address is restored and your password changed. You can log in now.",
  },
  otherPasswordSaved: {
    fr: "Mot de passe changé. Vos autres sessions sont terminées.",
    en: "Password changed. Your other sessions have ended.",
  },
  passwordPersonal: {
    code: "password_personal",
    fr: "Ce mot de passe reprend votre nom, votre nom d’utilisateur, votre adresse e-mail ou votre entreprise. Choisissez plusieurs mots qui ne parlent pas de vous.",
    en: "This password is made of your name, username, email address or company. Choose several words that say nothing about you.",
  },
  passwordGuessable: {
    code: "password_guessable",
    fr: "Ce mot de passe est trop facile à deviner, même avec des chiffres ou des signes à la place des lettres. Choisissez plusieurs mots sans rapport entre eux.",
    en: "This password is too easy to guess, even with digits or signs in place of letters. Choose several unrelated words.",
  },
} satisfies Record<string, Text | ErrorText>;
