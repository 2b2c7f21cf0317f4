import { secondsAddressCodeValid, secondsCodeValid } from "../mailed-codes";
import { type Asking, askingText } from "../device-texts";
import { hour, minute } from "../durations";
import type { MailContent } from "./mail-content";
import { productName } from "../product";

const minutesValid = secondsCodeValid / minute;
const hoursValid = secondsAddressCodeValid / hour;

// Digits are encoded too, so that `codeIn` does not find the code in the digits of an address.
const inFragment = (text: string) =>
  Array.from(text, (letter) => (/\d/.test(letter) ? `%3${letter}` : encodeURIComponent(letter))).join("");

/** The mail with a registration's code. Its link names the registration, because each has its own code. */
export function codeMail(code: string, email: string, asking: Asking, registration?: string): MailContent {
  const asked = askingText(asking);
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
        asked.fr,
        { link: "Vérifier mon adresse", path },
        `Si vous n’avez pas créé de compte ${productName}, ignorez ce message.`,
      ],
      en: [
        "Hello,",
        `Here is your verification code: enter it on the page where you registered. It is valid for ${minutesValid} minutes.`,
        { code },
        asked.en,
        { link: "Verify my address", path },
        `If you did not create a ${productName} account, ignore this message.`,
      ],
    },
  };
}

export function newEmailMail(code: string, asking: Asking): MailContent {
  const asked = askingText(asking);
  const path = "/dashboard/my-account";
  return {
    subject: {
      fr: `Confirmez votre nouvelle adresse e-mail ${productName}`,
      en: `Confirm your new ${productName} email address`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        `Pour que cette adresse devienne celle de votre compte ${productName}, saisissez ce code dans « Mon compte ». Il est valable ${minutesValid} minutes.`,
        { code },
        asked.fr,
        { link: "Ouvrir Mon compte", path },
        "Si vous n’avez rien demandé, ignorez ce message.",
      ],
      en: [
        "Hello,",
        `To use this address for your ${productName} account, enter this code in “My account”. It is valid for ${minutesValid} minutes.`,
        { code },
        asked.en,
        { link: "Open My account", path },
        "If you did not ask for it, ignore this message.",
      ],
    },
  };
}

/** The mail to an address with too many codes. Its code works for any pending request of the address. */
export function addressCodeMail(code: string): MailContent {
  return {
    subject: {
      fr: `Votre code pour cette adresse sur ${productName}`,
      en: `Your code for this address on ${productName}`,
    },
    blocks: {
      fr: [
        "Bonjour,",
        `Beaucoup de codes ont été demandés pour cette adresse en peu de temps : nous n’en enverrons plus à chaque demande. Si l’une d’elles est la vôtre, saisissez ce code sur la page de votre inscription, ou dans « Mon compte » si vous changez d’adresse. Il est valable ${hoursValid} heures.`,
        { code },
        { link: "Revenir à mon inscription", path: "/login" },
        "Si vous n’avez rien demandé, ignorez ce message, et ne donnez ce code à personne.",
      ],
      en: [
        "Hello,",
        `Many codes were requested for this address in a short time: we will not send one for each request any more. If one of the requests is yours, enter this code on the page where you registered, or in “My account” if you are changing your address. It is valid for ${hoursValid} hours.`,
        { code },
        { link: "Go back to my registration", path: "/login" },
        "If you did not ask for anything, ignore this message, and do not give this code to anyone.",
      ],
    },
  };
}
