export { messageKeys } from "./cache";
export { messagesLive } from "./live";
export { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";
export { useUnreadMessagesCount } from "./unread-count";
export { isDiscussionInView } from "./discussion-in-view";
export type { OnSelect } from "./use-selection";
