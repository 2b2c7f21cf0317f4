export { CompanyScreen } from "./CompanyScreen";
export { PersonCv } from "./PersonCv";
export { PersonScreen } from "./PersonScreen";
export { usePerson } from "./queries";
export { SearchScreen } from "./SearchScreen";
