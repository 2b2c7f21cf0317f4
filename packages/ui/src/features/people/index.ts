export { PersonScreen } from "./PersonScreen";
