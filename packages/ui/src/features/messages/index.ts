export { messageKeys } from "./cache";
export { isDiscussionInView } from "./discussion-in-view";
export { messagesLive } from "./live";
export { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";
export { prefetchDiscussions } from "./queries";
export { useUnreadMessagesCount } from "./unread-count";
export { useOutboxSender } from "./use-outbox-sender";
export type { OnSelect } from "./use-selection";
