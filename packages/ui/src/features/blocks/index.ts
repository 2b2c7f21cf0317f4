export { BlockButton } from "./BlockButton";
export { BlockedPeople } from "./list/BlockedPeople";
