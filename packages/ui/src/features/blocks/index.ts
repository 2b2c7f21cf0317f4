export { BlockButton } from "./BlockButton";
export { BlockedPeople } from "./BlockedPeople";
