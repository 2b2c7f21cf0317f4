export { contractText } from "#contract-text";
export { answerSchema, holdsSecret } from "./answer-schema";
export { asNode } from "./openapi-document";
export { defaultChannels } from "./default-channels";
export { created, createdOnce, locationOf, ok } from "./answers";
export type { Answer, Body, OperationId, Params, Query, Read } from "./operation-types";
export type { Callers } from "./operation-roles";
export {
  type Contract,
  type FileFields,
  findOperation,
  isRecord,
  loadContract,
  methodsOf,
  multipart,
  type Operation,
  operations,
} from "./load-contract";
export { accepted, type ReceivedBody } from "./read-body";
export { refusedAnswer } from "./refusals";
export { createValidator, type LiveDraft, type ReceivedForm, type Validator } from "./validate-request";
