export type { OnSelect } from "./use-selection";
export { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";
