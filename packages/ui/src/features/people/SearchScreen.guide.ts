import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "People/SearchScreen",
  route: "/dashboard/search",
  purpose: "Finds offers, people, companies, posts and the reader's messages by the first letters of words.",
  states: [
    ["No search yet: an introduction, and the field has the focus", "SearchScreen/Start"],
    ["People and companies, the first few of each", "SearchScreen/Both"],
    ["An applicant also finds offers", "SearchScreen/Offers"],
    ["Posts and the reader's messages, with the words found", "SearchScreen/Texts"],
    ["All messages, older ones on request", "SearchScreen/OlderMessages"],
    ["No post among the latest", "SearchScreen/NoneAmongTheLatest"],
    ["No posts or messages are found", "SearchScreen/NoTexts"],
    ["Typed text is added to the address after a pause", "SearchScreen/Typed"],
    ["All people, page by page", "SearchScreen/AllPeople"],
    ["Back returns to the previous search", "SearchScreen/BackToTheTextBefore"],
    ["Only people are found", "SearchScreen/PeopleAlone"],
    ["Nothing is found", "SearchScreen/Nothing"],
    ["Loading", "SearchScreen/Loading"],
    ["The search failed", "SearchScreen/Failed"],
    ["Long words", "SearchScreen/LongWords"],
    ["The key / is turned off", "SearchScreen/KeyTurnedOff"],
  ],
  rules: [
    "A profile's text is searched only for readers who may see it.",
    "Results link to offers, posts, messages and the pages of people and companies.",
    "Only applicants find offers: as in their list, with one typing error and most of three words.",
    "Text, kind and page are in the address, so that a search can be linked, reloaded and left with Back.",
    "The key / focuses the search field on every page, except while typing or in a dialog; it can be turned off.",
  ],
};
