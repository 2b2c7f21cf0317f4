import type { ErrorText } from "../language";

export const notificationErrors = {
  noNotification: {
    code: "notification_not_found",
    fr: "Cette notification n’existe pas ou plus.",
    en: "This notification does not exist any more.",
  },
  noSubscription: {
    code: "unsubscribe_code_invalid",
    fr: "Ce lien n’est plus valable. Vous choisissez ce que vous recevez par e-mail dans « Mon compte ».",
    en: "This link is no longer valid. You choose what you get by email in “My account”.",
  },
} satisfies Record<string, ErrorText>;
