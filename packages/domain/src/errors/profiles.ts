import type { ErrorText } from "../language";

export const profileErrors = {
  noProfile: {
    code: "profile_not_found",
    fr: "Ce profil n’existe pas ou pas encore.",
    en: "There is no such profile, or not yet.",
  },
} satisfies Record<string, ErrorText>;
