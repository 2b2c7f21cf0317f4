import type { Text } from "../language";

/** What the live channel refuses. */
export const liveErrors = {
  notAHandshake: {
    fr: "Cette adresse attend une connexion WebSocket.",
    en: "This address expects a WebSocket connection.",
  },
  otherOrigin: { fr: "Origine refusée.", en: "This origin is refused." },
  tooManyConnections: { fr: "Trop de connexions ouvertes.", en: "Too many open connections." },
  unreadable: { fr: "Ce message est illisible.", en: "This message cannot be read." },
  unknownType: { fr: "Ce type de message est inconnu.", en: "This type of message is unknown." },
  tooFast: {
    fr: "Trop de messages envoyés. Patientez un instant.",
    en: "Too many messages. Please wait a moment.",
  },
} satisfies Record<string, Text>;
