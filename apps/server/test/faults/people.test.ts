import { fields, firstAgain, none, plus, reversed, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { query } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, sharedCache, shows, showsAll, stale, status } from "./responses";

startServers();

finds({
  "getPerson: hides the blocked person from the blocker only": {
    "the blocker sees the blocked person": anyoneMay("getPerson"),
  },
  "getPerson: contains no contact data, even for its owner": {
    "a phone number is shown": answers("getPerson", "data", fields({ phone: "+33612345678" })),
  },
  "getUser: hides the blocked person from the blocker only, by name too": {
    "the blocker finds the blocked person": anyoneMay("getUser"),
  },
  "getRecruiterProfile: hides the company of a blocked recruiter from the blocker only": {
    "the blocker reads the company": anyoneMay("getRecruiterProfile"),
  },
  "getCompany: lists only active offers, newest first, to the recruiter too": {
    "offers in reverse order": answers("getCompany", "data.offers.items", reversed),
    "one offer is missing": answers("getCompany", "data.offers.items", withoutLast),
  },
  "getCompany: is deleted with its recruiter": { "the company stays": letsThrough("getCompany", 404) },
  "listCompanyPosts: returns the recruiter's own, newest first, as the feed does": {
    "the oldest post first": answers("listCompanyPosts", "items", reversed),
    "posts without their likes": answers("listCompanyPosts", "items.*.likes", none),
  },
  "searchPeople: does not find people by data hidden from a stranger": {
    "everyone finds what one person finds": showsAll("searchPeople"),
  },
  "searchPeople: neither counts hidden people nor leaves a gap for them": {
    "people who are not shown are counted": answers("searchPeople", "totalItems", plus(1)),
  },
  "searchPeople: has no gap and no duplicate over its pages, which are ordered by name": {
    "the page is ignored": query("searchPeople", { page: "1" }),
    "pages overlap": answers("searchPeople", "items", firstAgain),
    "people in reverse order": answers("searchPeople", "items", reversed),
  },
  "searchPeople: returns names, picture and role, and the title of visible profiles": {
    "no title is shown": shows("searchPeople", "items.*.title", null),
  },
  "searchCompanies: does not find companies without a name, or that lost theirs": {
    "a company without a name is found": sharedCache("searchCompanies"),
  },
  "createBlock: lists the newest block first, without duplicates": {
    "the oldest block first": answers("listBlocks", "", reversed),
    "a block is listed twice": answers("listBlocks", "", firstAgain),
    "a repeated block is new": status("createBlock", 200, 201),
  },
  "createBlock: refuses to block oneself or an unknown person": {
    "people block themselves": letsThrough("createBlock", 400),
  },
  "deleteBlock: unblocks a blocked person, and no one else": {
    "no one is unblocked": doesNothing("deleteBlock"),
    "a person who is not blocked is unblocked": letsThrough("deleteBlock", 404),
  },
  "listPosts: hides the blocked person's posts from the blocker only": {
    "posts of blocked people are shown": showsAll("listPosts"),
    "blocked people's posts are counted": stale("listPosts"),
  },
  "listNotifications: notifies neither person about the other": {
    "a block changes nothing": doesNothing("createBlock"),
  },
  "createReport: refuses reports of oneself and one's own content": {
    "people report themselves": letsThrough("createReport", 400, 404),
  },
  "createReport: returns the stored report when repeated": {
    "a repeated report is new": status("createReport", 200, 201),
    "a new id for the repeated report": answers("createReport", "data.id", (id) => Number(id) + Math.random()),
  },
  "createReport: accepts reports of a message from its recipient only": {
    "anyone reports a message": anyoneMay("createReport"),
  },
  "createReport: answers 404 for content hidden by a block": {
    "blocked content can be reported": letsThrough("createReport", 404),
  },
});
