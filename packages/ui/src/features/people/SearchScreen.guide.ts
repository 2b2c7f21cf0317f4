import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/SearchScreen",
  route: "/dashboard/search",
  purpose: "Finds people and companies by the first letters of words.",
  states: [
    ["No search yet: an introduction, and the field has the focus", "SearchScreen/Start"],
    ["People and companies, the first few of each", "SearchScreen/Both"],
    ["Typed text is added to the address after a pause", "SearchScreen/Typed"],
    ["All people, page by page", "SearchScreen/AllPeople"],
    ["All companies, page by page", "SearchScreen/AllCompanies"],
    ["Back returns to the previous search", "SearchScreen/BackToTheTextBefore"],
    ["Only people are found", "SearchScreen/PeopleAlone"],
    ["Only companies are found", "SearchScreen/CompaniesAlone"],
    ["Nothing is found", "SearchScreen/Nothing"],
    ["A blocked person is not found", "SearchScreen/Blocked"],
    ["A page that does not exist", "SearchScreen/PageBeyondTheLast"],
    ["The text in the address is too long for a search", "SearchScreen/TooLongAddress"],
    ["Loading", "SearchScreen/Loading"],
    ["The search failed", "SearchScreen/Failed"],
    ["The search for companies failed, the one for people did not", "SearchScreen/CompaniesFailed"],
    ["Too many searches, in the server's words", "SearchScreen/TooOften"],
    ["Offline", "SearchScreen/Offline"],
    ["Long words", "SearchScreen/LongWords"],
    ["The key / is turned off", "SearchScreen/KeyTurnedOff"],
  ],
  rules: [
    "A profile's text is searched only for readers who may see it.",
    "Results link to the pages of people and companies.",
    "Text, kind and page are in the address, so that a search can be linked, reloaded and left with Back.",
    "The key / focuses the search field on every page, except while typing or in a dialog; it can be turned off.",
  ],
};
