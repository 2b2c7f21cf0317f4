export { BlockButton } from "./BlockButton";
export { BlockedPeople } from "./list/BlockedPeople";
export { useBlocks } from "./list/queries";
