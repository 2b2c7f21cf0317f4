import type { ErrorText } from "../language";

/** Errors of notifications. */
export const notificationErrors = {
  noNotification: {
    code: "notification_not_found",
    fr: "Cette notification n’existe pas ou plus.",
    en: "This notification does not exist any more.",
  },
} satisfies Record<string, ErrorText>;
