import type { components } from "./schema";

export { createApi, createStrictApi, fetchInTime, type Api, type ApiOptions } from "./client";
export {
  ApiFailure,
  errorText,
  fieldLines,
  fieldMessages,
  reasonOf,
  serverText,
  toApiError,
  type ApiError,
  type FieldMessages,
} from "./api-error";
export { form } from "./form-data";
export { createLive, liveUrl, type LiveChannel } from "./live-channel";
export { FIRST_RETRY_MS, LONGEST_RETRY_MS, RETRY_GROWTH } from "./live-reconnect-delays";
export type { LiveOptions, LiveState } from "./live-options";
export { createTickets } from "./live-tickets";
export type { LiveSocket } from "./live-socket";
export type {
  LiveClientMessage,
  LiveLanguage,
  LiveRequest,
  LiveServerMessage,
  UnknownLiveMessage,
} from "./live-messages";
export { memberShapes } from "./member-shapes";
export { retryUnanswered } from "./retry-unanswered";
export { LIVE_ANSWER_TIMEOUT_MS } from "./timeouts";
export { unlessUnsupported } from "./unsupported-calls";
export { visitorShapes } from "./visitor-shapes";
export type { PublicContent, PublicPage } from "./public-page";
export { authorOf, type Identity, isSamePerson, personKey } from "./identity";
export type { components, operations, paths } from "./schema";

/** Every named shape of the contract: `Schemas["JobOffer"]`. */
export type Schemas = components["schemas"];
