export { CompanyScreen } from "./CompanyScreen";
export { PersonScreen } from "./PersonScreen";
