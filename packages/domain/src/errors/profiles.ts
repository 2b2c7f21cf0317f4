import type { Text } from "../language";

/** What the server says about profiles. */
export const profileErrors = {
  noProfile: { fr: "Ce profil n’existe pas ou pas encore.", en: "There is no such profile, or not yet." },
} satisfies Record<string, Text>;
