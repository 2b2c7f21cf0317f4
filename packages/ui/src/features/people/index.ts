export { CompanyScreen } from "./CompanyScreen";
export { PersonScreen } from "./PersonScreen";
export { SearchScreen } from "./SearchScreen";
