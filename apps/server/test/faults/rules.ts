import { always, bodyOf, each, field, isCallOf, more, plus, statusOf, type Fault } from "./fault";

const anEmptyPage = always({ items: [], page: 1, totalPages: 0, totalItems: 0 });
const refusal = always({ error: "Non." });
const removal = ["deletePost", "deletes the post with its picture; a second time is a 404 (D-025, D-126)"] as const;
let likes = 0;

/** Faults in rights, in the recipients of messages, and in repetitions. */
export const ruleFaults: Fault[] = [
  {
    name: "401 for the wrong role",
    found: ["createJobOffer", "is a 403 for the applicant, and does not end the session (D-002, D-006)"],
    answer: statusOf("createJobOffer", 403, 401),
  },
  {
    name: "the wrong role is let through",
    found: ["listFormations", "is a 403 for the recruiter, and does not end the session (D-002, D-006)"],
    answer: statusOf("listFormations", 403, 200, anEmptyPage),
  },
  {
    name: "nobody's call is let through",
    found: ["listPosts", "is a 401 without a token (D-002)"],
    answer: statusOf("listPosts", 401, 200, anEmptyPage),
  },
  {
    name: "the role is what the caller says",
    found: ["getMe", "uses the role of the account, whatever the caller claims (D-006)"],
    answer: (answer, { path }) =>
      path.includes("role=recruiter") ? { ...answer, body: plus({ role: "recruiter" })(answer.body) } : answer,
  },
  {
    name: "another's offer answers 403",
    found: ["updateJobOffer", "hides and leaves unchanged another recruiter's offer (D-005)"],
    answer: statusOf("updateJobOffer", 404, 403),
  },
  {
    name: "the code that ends mails is a session",
    found: ["unsubscribe", "says nothing of the code's person, and is no session (D-181)"],
    answer: statusOf("getMe", 401, 200, always({})),
  },
  {
    name: "another's messages are shown",
    found: ["listMessages", "is only for its two people (D-152)"],
    answer: statusOf("listMessages", 404, 200, always([])),
  },
  {
    name: "another's notification is marked as read",
    found: ["readNotification", "hides somebody else's, which stays unread (D-005, D-134)"],
    answer: statusOf("readNotification", 404, 403),
  },
  {
    name: "the directory contains e-mail addresses",
    found: ["listUsers", "shows nobody's address, phone number or birthdate (D-149)"],
    says: /must NOT have additional properties \(email\)/,
    answer: bodyOf("listUsers", 200, each(plus({ email: "camille@exemple.fr" }))),
  },
  {
    name: "a post contains its author's birthdate",
    found: ["listPosts", "shows the names and avatar of a person, and nothing else (D-156)"],
    says: /must NOT have additional properties \(birthdate\)/,
    answer: bodyOf("listPosts", 200, field("items", each(plus({ birthdate: "1994-05-12" })))),
  },
  {
    name: "a wrong code ends the session",
    found: ["verifyEmail", "answers a wrong code with 400, never 401 (D-003)"],
    answer: statusOf("verifyEmail", 400, 401),
  },
  {
    name: "an unknown address has an answer of its own",
    found: ["login", "answers an unknown address in the same way (D-004)"],
    answer: bodyOf("login", 401, always({ error: "No such user." })),
  },
  {
    name: "the code is in the answer",
    found: ["register", "answers with the address and no secret (D-054)"],
    answer: bodyOf("register", 201, plus({ otp: "482913" })),
  },
  {
    name: "a logout does not end the session",
    found: ["logout", "ends the session (D-045, D-046)"],
    call: (call) => (isCallOf(call, "logout") ? { ...call, method: "GET", path: "/user/me" } : call),
    answer: bodyOf("logout", 200, always({})),
  },
  {
    name: "Accept-Language is ignored",
    found: ["login", "answers in the language that is asked for (D-160)"],
    call: (call) => {
      const headers = new Headers(call.headers);
      headers.delete("accept-language");
      return { ...call, headers };
    },
  },
  {
    name: "any content type is read as JSON",
    found: ["createComment", "refuses a body of another content type"],
    call: (call) => {
      const headers = new Headers(call.headers);
      if (isCallOf(call, "createComment")) headers.set("content-type", "application/json");
      return { ...call, headers };
    },
  },
  { name: "500 for what is deleted already", found: removal, answer: statusOf("deletePost", 404, 500, refusal) },
  { name: "200 for what is deleted already", found: removal, answer: statusOf("deletePost", 404, 200, always({})) },
  {
    name: "a second like beside the first",
    found: ["createPostLike", "answers the same one when repeated (D-026)"],
    answer: bodyOf(
      "createPostLike",
      200,
      field(
        "data",
        field("id", (id) => Number(id) + (likes += 1)),
      ),
    ),
  },
  {
    name: "a second application beside the first",
    found: ["createApplication", "is refused the second time, with the documented text (D-027)"],
    answer: statusOf("createApplication", 409, 400, refusal),
  },
  {
    name: "texts with the spaces around them",
    found: ["createJobOffer", "publishes texts without the spaces around them (D-056)"],
    answer: bodyOf(
      "getJobOffer",
      200,
      field(
        "data",
        field("jobTitle", (title) => ` ${String(title)} `),
      ),
    ),
  },
  {
    name: "reading does not mark as read",
    found: ["readNotification", "marks one as read, once and for all (D-134)"],
    answer: bodyOf("readNotification", 200, field("data", field("isRead", always(false)))),
  },
  {
    name: "what is read is counted again",
    found: ["readNotification", "marks one as read, once and for all (D-134)"],
    answer: bodyOf("getUnreadNotificationsCount", 200, field("unread_count", more)),
  },
  {
    name: "devices are named in one language",
    found: ["listSessions", "names browser and system in the language that is asked for, and no version (D-160)"],
    answer: bodyOf("listSessions", 200, each(field("device", always("Firefox sous Linux")))),
  },
  {
    name: "a browser keeps what it stored of a session that is over",
    found: ["getMe", "has a browser drop what it stored when the session is over, if tagged"],
    answer: (answer, call) => {
      const headers = new Headers(answer.headers);
      if (isCallOf(call, "getMe")) headers.delete("clear-site-data");
      return { ...answer, headers };
    },
  },
];
