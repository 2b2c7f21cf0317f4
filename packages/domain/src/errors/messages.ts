import type { Text } from "../language";

/** What the server says about messages. */
export const messageErrors = {
  noDiscussion: {
    fr: "Cette conversation n’existe pas ou plus.",
    en: "This conversation does not exist any more.",
  },
  noRecipient: { fr: "Ce destinataire n’existe pas.", en: "This recipient does not exist." },
  toOneself: {
    fr: "Vous ne pouvez pas vous écrire à vous-même.",
    en: "You cannot write to yourself.",
  },
} satisfies Record<string, Text>;
