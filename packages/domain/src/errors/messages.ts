import { minute } from "../durations";
import type { ErrorText } from "../language";
import { secondsMessageChangeable } from "../message-editing";

const minutesChangeable = secondsMessageChangeable / minute;

export const messageErrors = {
  noDiscussion: {
    code: "discussion_not_found",
    fr: "Cette conversation n’existe pas ou plus.",
    en: "This conversation does not exist any more.",
  },
  noRecipient: {
    code: "recipient_not_found",
    fr: "Cette personne n’existe pas.",
    en: "This recipient does not exist.",
  },
  toOneself: {
    code: "message_to_oneself",
    fr: "Vous ne pouvez pas vous écrire à vous-même.",
    en: "You cannot write to yourself.",
  },
  toBlocked: {
    code: "recipient_blocked",
    fr: "Vous avez bloqué cette personne. Débloquez-la dans votre compte pour lui écrire.",
    en: "You have blocked this person. Unblock them in your account to write to them.",
  },
  noSharedOffer: {
    code: "offer_not_shared",
    fr: "Cette offre n’a pas de candidature entre vous deux.",
    en: "There is no application between the two of you for this offer.",
  },
  noMessage: {
    code: "message_not_found",
    fr: "Ce message n’existe pas ou plus.",
    en: "This message does not exist any more.",
  },
  othersMessage: {
    code: "not_message_sender",
    fr: "Seule la personne qui a écrit un message peut le modifier ou le supprimer.",
    en: "Only its sender may change or delete a message.",
  },
  unchangeable: {
    code: "message_too_old",
    fr: `Un message ne peut être modifié ou supprimé que pendant ${minutesChangeable} minutes.`,
    en: `A message can be changed or deleted for ${minutesChangeable} minutes only.`,
  },
} satisfies Record<string, ErrorText>;
