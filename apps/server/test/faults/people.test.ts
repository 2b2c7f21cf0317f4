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

finds("getPerson: shows the profile to the person, and to no stranger", {
  "every profile is for everyone": showsAll("getPerson"),
  "no profile is shown": shows("getPerson", "data.profile", null),
});

finds("getPerson: shows the profile to a recruiter while an application stands", {
  "the profile stays visible after the withdrawal": stale("getPerson"),
});

finds("getPerson: shows the profile to everybody if the person wants, until they do not", {
  "the former audience counts": stale("getPerson"),
});

finds("getPerson: previews each audience for the person", {
  "the preview is ignored": query("getPerson", { as: undefined }),
});

finds("getPerson: previews nothing for anybody else", { "everyone may preview": showsAll("getPerson") });

finds("getPerson: hides the blocked person from the blocker alone", {
  "the blocker sees the blocked person": anyoneMay("getPerson"),
});

finds("getPerson: tells no contact data, not even the person", {
  "a phone number is shown": answers("getPerson", "data", fields({ phone: "+33612345678" })),
});

finds("getUser: hides the blocked person from the blocker alone, by name too", {
  "the blocker finds the blocked person": anyoneMay("getUser"),
});

finds("getRecruiterProfile: hides the company of whom one blocks from the blocker alone", {
  "the blocker reads the company": anyoneMay("getRecruiterProfile"),
});

finds("getCompany: lists the active offers alone, newest first, also to the recruiter", {
  "offers in reverse order": answers("getCompany", "data.offers.items", reversed),
  "one offer is missing": answers("getCompany", "data.offers.items", withoutLast),
});

finds("getCompany: turns the pages of its offers", {
  "the page is ignored": query("getCompany", { page: "1" }),
  "the total is of one page": answers("getCompany", "data.offers.totalItems", always(1)),
});

finds("getCompany: is gone with its recruiter", { "the company stays": letsThrough("getCompany", 404) });

finds("getCompany: is a 404 for an applicant, for nobody, and for who is not verified", {
  "everyone has a company": letsThrough("getCompany", 404),
});

finds("listCompanyPosts: gives the recruiter's own, newest first, as the feed does", {
  "the oldest post first": answers("listCompanyPosts", "items", reversed),
  "posts without their likes": answers("listCompanyPosts", "items.*.likes", none),
});

finds("listCompanyPosts: turns its pages", {
  "the page is ignored": query("listCompanyPosts", { page: "1" }),
  "one page too many": answers("listCompanyPosts", "totalPages", plus(1)),
});

finds("listCompanyPosts: hides those of a blocked recruiter from the blocker alone", {
  "the blocker reads the posts": anyoneMay("listCompanyPosts"),
});

finds("searchPeople: finds by first, last and full name and username, in any letters", {
  "the text must match exactly": when(asks("q="), answers("searchPeople", "items", none)),
  "everyone is found": query("searchPeople", { q: "a" }),
});

finds("searchPeople: finds nobody by what a stranger may not see", {
  "everyone finds what one person finds": showsAll("searchPeople"),
});

finds("searchPeople: counts nobody who may not be seen, and leaves no gap for them", {
  "people who are not shown are counted": answers("searchPeople", "totalItems", plus(1)),
});

finds("searchPeople: finds by names alone where that is asked for", {
  "the search in names only is ignored": query("searchPeople", { by: undefined }),
});

finds("searchPeople: finds by the names of now", { "new names are not found": answers("searchPeople", "items", none) });

finds("searchPeople: has no gap and no duplicate over its pages, which are by name", {
  "the page is ignored": query("searchPeople", { page: "1" }),
  "pages overlap": answers("searchPeople", "items", firstAgain),
  "people in reverse order": answers("searchPeople", "items", reversed),
});

finds("searchPeople: answers names, picture and role, and of who is seen the title", {
  "no title is shown": shows("searchPeople", "items.*.title", null),
});

finds("searchPeople: hides and does not count the blocked person from the blocker alone", {
  "the blocker finds the blocked person": showsAll("searchPeople"),
});

finds("searchCompanies: turns its pages, by name", {
  "companies in reverse order": answers("searchCompanies", "items", reversed),
  "the size of a page is ignored": query("searchCompanies", { pageSize: "20", limit: undefined }),
});

finds("searchCompanies: finds no company without a name, or any more", {
  "a company without a name is found": sharedCache("searchCompanies"),
});

finds("createBlock: lists the newest block first, and repeats none", {
  "the oldest block first": answers("listBlocks", "", reversed),
  "a block is listed twice": answers("listBlocks", "", firstAgain),
  "a repeated block is new": status("createBlock", 200, 201),
});

finds("createBlock: refuses to block oneself or nobody", {
  "people block themselves": letsThrough("createBlock", 400),
});

finds("deleteBlock: unblocks whom one has blocked, and nobody else", {
  "no one is unblocked": doesNothing("deleteBlock"),
  "a person who is not blocked is unblocked": letsThrough("deleteBlock", 404),
});

finds("listUsers: leaves the blocked person out of the blocker's directory alone", {
  "the directory is the same for everyone": sharedCache("listUsers"),
});

finds("listPosts: hides the blocked person's posts from the blocker alone", {
  "posts of blocked people are shown": showsAll("listPosts"),
  "blocked people's posts are counted": stale("listPosts"),
});

finds("listPosts: hides the blocked person's comments from the blocker alone", {
  "comments of blocked people are shown": showsAll("listPosts"),
});

finds("listPosts: leaves the blocker's posts in the blocked person's sight", {
  "a block hides in both directions": answers("listPosts", "items", none),
});

finds("listNotifications: notifies neither of the other", {
  "a block changes nothing": doesNothing("createBlock"),
});

finds("createReport: refuses to report oneself and what is one's own", {
  "people report themselves": letsThrough("createReport", 400, 404),
});

finds("createReport: answers a repetition with what is stored", {
  "a repeated report is new": status("createReport", 200, 201),
  "a new id for the repeated report": answers("createReport", "data.id", (id) => Number(id) + Math.random()),
});

finds("createReport: takes a message from who received it alone", {
  "anyone reports a message": anyoneMay("createReport"),
});

finds("createReport: answers a 404 for what a block hides", {
  "blocked content can be reported": letsThrough("createReport", 404),
});
