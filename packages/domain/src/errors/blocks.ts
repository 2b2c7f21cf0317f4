import type { ErrorText } from "../language";

export const blockErrors = {
  oneself: {
    code: "block_of_oneself",
    fr: "Vous ne pouvez pas vous bloquer vous-même.",
    en: "You cannot block yourself.",
  },
  noBlock: {
    code: "block_not_found",
    fr: "Vous n’avez pas bloqué cette personne.",
    en: "You have not blocked this person.",
  },
} satisfies Record<string, ErrorText>;
