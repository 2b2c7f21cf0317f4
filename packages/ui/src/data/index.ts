export { ApiContext, type ApiLoader, useApi } from "./api-context";
export { ApiProvider } from "./ApiProvider";
export { changesSettled } from "./changes-settled";
export { newClientId } from "./client-id";
export { LiveProvider, useLiveChannel, useLiveState } from "./LiveProvider";
export { handleLiveMessage, type LiveFeature } from "./LiveProvider";
export { createQueryClient } from "./query-client";
export { type Call, useCall } from "./use-call";
export { type AttemptHolder, type OpenAttempt, useCreation } from "./use-creation";
export { orFound, orNoLonger } from "./lost-answers";
export { savedChanges } from "./saved-changes";
export { useOptimistic } from "./use-optimistic";
export { firstPage, lastPageOf, nextPage, type PageParam, pageQueryOf } from "./next-page";
export { useTurns } from "./use-paged-list";
export { type Prefetch, prefetchQuery } from "./prefetch-query";
export {
  isListed,
  type PageQuery,
  type Paged,
  type PagedList,
  type PagedQuery,
  pageBefore,
  pageQuery,
  usePagedList,
} from "./use-paged-list";
export { type Change, markStale, patch, reload, reloadAfter, reloadFailed, useReload, useReloadAfterSave } from "./reload";
export { unlessUnsupported } from "@passerelle/api";
export { isConflict, isGone, isUnclear, isUnsent, unlessMissing } from "./call-failures";
