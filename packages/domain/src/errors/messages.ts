import type { ErrorText } from "../language";

/** Errors of messages. */
export const messageErrors = {
  noDiscussion: {
    code: "discussion_not_found",
    fr: "Cette conversation n’existe pas ou plus.",
    en: "This conversation does not exist any more.",
  },
  noRecipient: {
    code: "recipient_not_found",
    fr: "Ce destinataire n’existe pas.",
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
} satisfies Record<string, ErrorText>;
