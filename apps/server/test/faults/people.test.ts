import { always, fields, firstAgain, none, plus, reversed, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { query } from "./requests";
import {
  answers,
  anyoneMay,
  asks,
  doesNothing,
  letsThrough,
  sharedCache,
  shows,
  showsAll,
  stale,
  status,
  when,
} from "./responses";

startServers();

finds("getPerson: shows the profile to its owner, but not to strangers", {
  "every profile is for everyone": showsAll("getPerson"),
  "no profile is shown": shows("getPerson", "data.profile", null),
});

finds("getPerson: shows the profile to a recruiter while an application exists", {
  "the profile stays visible after the withdrawal": stale("getPerson"),
});

finds("getPerson: shows the profile to all members while the owner allows it", {
  "the former audience counts": stale("getPerson"),
});

finds("getPerson: previews each audience for the owner", {
  "the preview is ignored": query("getPerson", { as: undefined }),
});

finds("getPerson: ignores previews by other people", { "everyone may preview": showsAll("getPerson") });

finds("getPerson: hides the blocked person from the blocker only", {
  "the blocker sees the blocked person": anyoneMay("getPerson"),
});

finds("getPerson: contains no contact data, even for its owner", {
  "a phone number is shown": answers("getPerson", "data", fields({ phone: "+33612345678" })),
});

finds("getUser: hides the blocked person from the blocker only, by name too", {
  "the blocker finds the blocked person": anyoneMay("getUser"),
});

finds("getRecruiterProfile: hides the company of a blocked recruiter from the blocker only", {
  "the blocker reads the company": anyoneMay("getRecruiterProfile"),
});

finds("getCompany: lists only active offers, newest first, to the recruiter too", {
  "offers in reverse order": answers("getCompany", "data.offers.items", reversed),
  "one offer is missing": answers("getCompany", "data.offers.items", withoutLast),
});

finds("getCompany: turns the pages of its offers", {
  "the page is ignored": query("getCompany", { page: "1" }),
  "the total is of one page": answers("getCompany", "data.offers.totalItems", always(1)),
});

finds("getCompany: is deleted with its recruiter", { "the company stays": letsThrough("getCompany", 404) });

finds("getCompany: is a 404 for an applicant, an unknown username, and an unverified person", {
  "everyone has a company": letsThrough("getCompany", 404),
});

finds("listCompanyPosts: returns the recruiter's own, newest first, as the feed does", {
  "the oldest post first": answers("listCompanyPosts", "items", reversed),
  "posts without their likes": answers("listCompanyPosts", "items.*.likes", none),
});

finds("listCompanyPosts: turns its pages", {
  "the page is ignored": query("listCompanyPosts", { page: "1" }),
  "one page too many": answers("listCompanyPosts", "totalPages", plus(1)),
});

finds("listCompanyPosts: hides those of a blocked recruiter from the blocker only", {
  "the blocker reads the posts": anyoneMay("listCompanyPosts"),
});

finds("searchPeople: finds people by first, last and full name and username, in any case", {
  "the text must match exactly": when(asks("q="), answers("searchPeople", "items", none)),
  "everyone is found": query("searchPeople", { q: "a" }),
});

finds("searchPeople: does not find people by data hidden from a stranger", {
  "everyone finds what one person finds": showsAll("searchPeople"),
});

finds("searchPeople: neither counts hidden people nor leaves a gap for them", {
  "people who are not shown are counted": answers("searchPeople", "totalItems", plus(1)),
});

finds("searchPeople: finds people by names only if requested", {
  "the search in names only is ignored": query("searchPeople", { by: undefined }),
});

finds("searchPeople: finds people by their current names", {
  "new names are not found": answers("searchPeople", "items", none),
});

finds("searchPeople: has no gap and no duplicate over its pages, which are ordered by name", {
  "the page is ignored": query("searchPeople", { page: "1" }),
  "pages overlap": answers("searchPeople", "items", firstAgain),
  "people in reverse order": answers("searchPeople", "items", reversed),
});

finds("searchPeople: returns names, picture and role, and the title of visible profiles", {
  "no title is shown": shows("searchPeople", "items.*.title", null),
});

finds("searchPeople: neither shows nor counts the blocked person, for the blocker only", {
  "the blocker finds the blocked person": showsAll("searchPeople"),
});

finds("searchCompanies: turns its pages, ordered by name", {
  "companies in reverse order": answers("searchCompanies", "items", reversed),
  "the size of a page is ignored": query("searchCompanies", { pageSize: "20", limit: undefined }),
});

finds("searchCompanies: does not find companies without a name, or that lost theirs", {
  "a company without a name is found": sharedCache("searchCompanies"),
});

finds("createBlock: lists the newest block first, without duplicates", {
  "the oldest block first": answers("listBlocks", "", reversed),
  "a block is listed twice": answers("listBlocks", "", firstAgain),
  "a repeated block is new": status("createBlock", 200, 201),
});

finds("createBlock: refuses to block oneself or an unknown person", {
  "people block themselves": letsThrough("createBlock", 400),
});

finds("deleteBlock: unblocks a blocked person, and no one else", {
  "no one is unblocked": doesNothing("deleteBlock"),
  "a person who is not blocked is unblocked": letsThrough("deleteBlock", 404),
});

finds("listUsers: hides the blocked person from the blocker's directory only", {
  "the directory is the same for everyone": sharedCache("listUsers"),
});

finds("listPosts: hides the blocked person's posts from the blocker only", {
  "posts of blocked people are shown": showsAll("listPosts"),
  "blocked people's posts are counted": stale("listPosts"),
});

finds("listPosts: hides the blocked person's comments from the blocker only", {
  "comments of blocked people are shown": showsAll("listPosts"),
});

finds("listPosts: keeps the blocker's posts visible to the blocked person", {
  "a block hides in both directions": answers("listPosts", "items", none),
});

finds("listNotifications: notifies neither person about the other", {
  "a block changes nothing": doesNothing("createBlock"),
});

finds("createReport: refuses reports of oneself and one's own content", {
  "people report themselves": letsThrough("createReport", 400, 404),
});

finds("createReport: returns the stored report when repeated", {
  "a repeated report is new": status("createReport", 200, 201),
  "a new id for the repeated report": answers("createReport", "data.id", (id) => Number(id) + Math.random()),
});

finds("createReport: accepts reports of a message from its recipient only", {
  "anyone reports a message": anyoneMay("createReport"),
});

finds("createReport: answers 404 for content hidden by a block", {
  "blocked content can be reported": letsThrough("createReport", 404),
});
