export { forgetDrafts, renameDrafts } from "./drafts";
export { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";
