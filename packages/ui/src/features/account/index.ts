export { AccountScreen, type AccountScreenProps } from "./AccountScreen";
export { useMe } from "./me";
export { useUpdateMe } from "./queries";
