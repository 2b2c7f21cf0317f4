import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/SearchScreen",
  route: "/dashboard/search",
  purpose: "Finds people and companies by the first letters of words.",
  states: [
    ["Nothing is looked for yet: what can be found, and the field has the focus", "SearchScreen/Start"],
    ["People and companies, the first few of each", "SearchScreen/Both"],
    ["What is typed is in the address, once the typing rests", "SearchScreen/Typed"],
    ["All people, page by page", "SearchScreen/AllPeople"],
    ["All companies, page by page", "SearchScreen/AllCompanies"],
    ["Back leads to what was looked for before", "SearchScreen/BackToTheTextBefore"],
    ["People alone are found", "SearchScreen/PeopleAlone"],
    ["Companies alone are found", "SearchScreen/CompaniesAlone"],
    ["Nothing is found", "SearchScreen/Nothing"],
    ["Somebody whom one has blocked is not found", "SearchScreen/Blocked"],
    ["A page that there is not", "SearchScreen/PageBeyondTheLast"],
    ["A text in the address that is too long for a search", "SearchScreen/TooLongAddress"],
    ["Loading", "SearchScreen/Loading"],
    ["The search failed", "SearchScreen/Failed"],
    ["Companies could not be searched, people could", "SearchScreen/CompaniesFailed"],
    ["Too many searches, in the server's words", "SearchScreen/TooOften"],
    ["Without a connection", "SearchScreen/Offline"],
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
