export { AccountScreen, type AccountScreenProps } from "./AccountScreen";
export { useMe } from "./me";
export { audiences } from "./profile-audiences";
export { useUpdateMe } from "./queries";
