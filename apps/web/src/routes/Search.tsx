export { SearchScreen } from "@passerelle/ui/people";
