export { isThreadInView, useThreadInView } from "./thread-in-view";
export { ApiProvider, useApi } from "./ApiProvider";
export { avatarUrl } from "./avatar-url";
export { newClientId } from "./client-id";
export { LiveProvider, useLiveChannel, useLiveState } from "./LiveProvider";
export {
  dropDiscussion,
  keepAnswer,
  keepMessage,
  keepSent,
  messageKeys,
  type SendingAnswer,
  type Thread,
  withNews,
} from "./messages";
export { keepNotification, keepUnreadCount, notificationKeys, readNotification } from "./notifications";
export { createQueryClient } from "./query-client";
export { useCreation } from "./use-creation";
export { applicantProfileKey, readApplicantProfile, resumeRenewal, useApplicantProfile } from "./use-applicant-profile";
export { useMe, useUpdateMe } from "./use-me";
export { orRead } from "./or-read";
export { useOptimistic } from "./use-optimistic";
export { type PageQuery, type Paged, type PagedList, usePagedList } from "./use-paged-list";
export { useReload, useReloadAfterSave } from "./use-reload";
export { isGone, isUnclear, unlessMissing } from "./unless-missing";
