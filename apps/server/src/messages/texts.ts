import type { Text } from "../platform/language";

/** What the server says about messages (D-143, D-152). */
export const texts = {
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
