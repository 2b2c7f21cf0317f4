import type { Text } from "../language";

/** What the server says about notifications. */
export const notificationErrors = {
  noNotification: { fr: "Cette notification n’existe pas ou plus.", en: "This notification does not exist any more." },
} satisfies Record<string, Text>;
