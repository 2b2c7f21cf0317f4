import { always, bodyOf, each, field, isCallOf, more, plus, reversed, statusOf, without, type Fault } from "./fault";

const newPost = ["createPost", "answers with the post, which then comes first (D-019, D-118)"] as const;
const newOffer = ["createJobOffer", "answers with the saved offer (D-019, D-021)"] as const;
const newPerson = ["getMe", "gives what was registered, the birthdate as a date alone (D-021)"] as const;
const pagesOfPosts = ["listPosts", "has pages without gaps, and none past the end (D-010 to D-012)"] as const;
const told = ["listNotifications", "sorts as requested, by default newest first (D-136)"] as const;

/** Faults in responses: shapes, statuses, headers, pages and orders. */
export const answerFaults: Fault[] = [
  {
    name: "a status that is not the declared one",
    found: newPost,
    says: /createPost 202 is not declared/,
    answer: statusOf("createPost", 201, 202),
  },
  {
    name: "a field is missing",
    found: newOffer,
    says: /must have required property 'createdAt'/,
    answer: bodyOf("createJobOffer", 201, field("data", without("createdAt"))),
  },
  {
    name: "a field too many, though it is null",
    found: newPerson,
    says: /must NOT have additional properties \(deletedAt\)/,
    answer: bodyOf("getMe", 200, plus({ deletedAt: null })),
  },
  {
    name: "an id is a text",
    found: ["createComment", "answers with the comment, which the post then contains (D-019, D-121)"],
    says: /must be integer/,
    answer: bodyOf("createComment", 201, field("data", field("id", String))),
  },
  {
    name: "a date has a time",
    found: newPerson,
    says: /birthdate/,
    answer: bodyOf(
      "getMe",
      200,
      field("birthdate", (date) => `${String(date)}T00:00:00Z`),
    ),
  },
  {
    name: "JSON that says it is text",
    found: pagesOfPosts,
    says: /content type text\/plain/,
    answer: (answer, call) =>
      isCallOf(call, "listPosts") ? { ...answer, headers: new Headers({ "content-type": "text/plain" }) } : answer,
  },
  {
    name: "429 without Retry-After",
    found: ["resendOtp", "answers another code too soon with 429 and Retry-After (D-028, D-037)"],
    says: /has no Retry-After header/,
    answer: (answer) => {
      const headers = new Headers(answer.headers);
      headers.delete("retry-after");
      return { ...answer, headers };
    },
  },
  {
    name: "an unknown call without an error body",
    found: ["getMe", "answers an unknown call with a 404 in JSON (D-008)"],
    answer: (answer, { path }) => (path === "/user/nobody" ? { ...answer, body: { page: "404" } } : answer),
  },
  {
    name: "a page too many",
    found: pagesOfPosts,
    answer: bodyOf("listPosts", 200, field("totalPages", more)),
  },
  {
    name: "an item too many is counted",
    found: ["listJobOffersForMe", "counts the offers of all pages (D-012)"],
    answer: bodyOf("listJobOffersForMe", 200, field("totalItems", more)),
  },
  {
    name: "404 for a page beyond the last",
    found: pagesOfPosts,
    answer: (answer, { path }) =>
      path.includes("page=1000000000") ? { ...answer, status: 404, body: { error: "Il n'y en a pas tant." } } : answer,
  },
  {
    name: "the first page again beyond the last",
    found: pagesOfPosts,
    call: (call) => ({ ...call, path: call.path.replace("page=1000000000", "page=1") }),
  },
  {
    name: "the second page is the first",
    found: pagesOfPosts,
    call: (call) => ({ ...call, path: call.path.replace("page=2", "page=1") }),
  },
  { name: "oldest posts first", found: newPost, answer: bodyOf("listPosts", 200, field("items", reversed)) },
  {
    name: "newest comments first",
    found: ["listPosts", "carries comments and likes, oldest first (D-118, D-121)"],
    answer: bodyOf("listPosts", 200, field("items", each(field("comments", reversed)))),
  },
  {
    name: "formations the wrong way round",
    found: ["listFormations", "puts the latest start first, then the newest (D-091)"],
    answer: bodyOf("listFormations", 200, field("items", reversed)),
  },
  {
    name: "the requested order is ignored",
    found: told,
    call: (call) => ({ ...call, path: call.path.replace("sortBy", "sort") }),
  },
  {
    name: "an unread count that is wrong",
    found: ["getUnreadNotificationsCount", "is zero for a new user"],
    answer: bodyOf("getUnreadNotificationsCount", 200, field("unread_count", more)),
  },
  {
    name: "a figure of the home page that is wrong",
    found: ["getDashboardStats", "counts an application for both, for nobody else (D-064)"],
    answer: bodyOf("getDashboardStats", 200, field("data", field("applications", always(0)))),
  },
  {
    name: "the field messages of a list item under `errors`",
    found: ["createPost", "needs a text, blank or missing, with the documented text (D-125)"],
    answer: bodyOf("createPost", 400, (errors) => ({ errors })),
  },
  {
    name: "the field messages of the account as one text",
    found: ["register", "refuses a missing firstname (D-056)"],
    answer: bodyOf("register", 400, always({ error: "firstname: This field is required." })),
  },
];
