import type { ErrorText } from "../language";

/** Errors of reports. */
export const reportErrors = {
  own: {
    code: "report_of_own",
    fr: "Vous ne pouvez pas vous signaler vous-même.",
    en: "You cannot report yourself or what is yours.",
  },
} satisfies Record<string, ErrorText>;
