import type { ErrorText } from "../language";

export const reportErrors = {
  own: {
    code: "report_of_own",
    fr: "Vous ne pouvez signaler ni vous-même ni vos propres contenus.",
    en: "You cannot report yourself or your own content.",
  },
} satisfies Record<string, ErrorText>;
