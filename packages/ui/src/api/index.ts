export { ApiProvider, useApi } from "./ApiProvider";
export { avatarUrl } from "./avatar-url";
export { LiveProvider, useLiveChannel, useLiveState } from "./LiveProvider";
export { createQueryClient } from "./query-client";
