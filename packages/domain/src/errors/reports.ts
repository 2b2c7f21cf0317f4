import type { ErrorText } from "../language";

/** Errors of reports. */
export const reportErrors = {
  own: {
    code: "report_of_own",
    fr: "Vous ne pouvez pas vous signaler vous-même.",
    en: "You cannot report yourself or what is yours.",
  },
  noMessage: {
    code: "message_not_found",
    fr: "Ce message n’existe pas ou plus.",
    en: "This message does not exist any more.",
  },
} satisfies Record<string, ErrorText>;
