import type { ErrorText } from "../language";

export const liveErrors = {
  notAHandshake: {
    code: "handshake_expected",
    fr: "Cette adresse attend une connexion WebSocket.",
    en: "This address expects a WebSocket connection.",
  },
  otherOrigin: { code: "origin_refused", fr: "Origine refusée.", en: "This origin is refused." },
  tooManyConnections: {
    code: "too_many_connections",
    fr: "Trop de connexions ouvertes.",
    en: "Too many open connections.",
  },
  unreadable: { code: "message_unreadable", fr: "Ce message est illisible.", en: "This message cannot be read." },
  unknownType: {
    code: "message_type_unknown",
    fr: "Ce type de message est inconnu.",
    en: "This type of message is unknown.",
  },
  tooFast: {
    code: "too_many_messages",
    fr: "Trop de messages envoyés. Patientez un instant.",
    en: "Too many messages. Please wait a moment.",
  },
} satisfies Record<string, ErrorText>;
