export { ApiProvider, useApi } from "./ApiProvider";
export { avatarUrl } from "./avatar-url";
export { LiveProvider, useLiveChannel, useLiveState } from "./LiveProvider";
export { createQueryClient } from "./query-client";
export { applicantProfileKey, useApplicantProfile } from "./use-applicant-profile";
export { meKey, useMe, useUpdateMe } from "./use-me";
export { type PageQuery, type Paged, type PagedList, usePagedList } from "./use-paged-list";
export { useReload } from "./use-reload";
export { unlessMissing } from "./unless-missing";
