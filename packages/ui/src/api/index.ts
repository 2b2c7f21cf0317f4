export { ApiProvider, useApi } from "./ApiProvider";
export { avatarUrl } from "./avatar-url";
export { LiveProvider, useLiveChannel, useLiveState } from "./LiveProvider";
export { createQueryClient } from "./query-client";
export { type Paged, type PagedList, usePagedList } from "./use-paged-list";
export { useReload } from "./use-reload";
