import { always, at, fields, firstAgain, none, plus, reversed } from "./changes";
import { finds, startServers } from "./finds";
import { frames } from "./live";
import { query } from "./requests";
import { answers, answersHeader, asks, keepsShowing, refusals, shows, stale, status, when } from "./responses";

startServers();

finds({
  "updateMessage: changes a text for both people, on every channel, with the time": {
    "a message that shows its recipient until when it may be changed": {
      ...answers("listMessages", "*", fields({ changeableUntil: "2026-11-30T08:15:00.000Z" })),
      says: /changeableUntil is shown to the recipient/,
    },
  },
  "connectLive: delivers a first message to both people, in a new discussion": {
    "a message that shows its recipient a client id": {
      ...frames("new_message", "message", fields({ clientId: "abc" })),
      says: /must not show clientId to its recipient/,
    },
  },
  "connectLive: refuses an offer that does not concern the two people, and stores nothing": {
    "a count other than the one that is read": {
      ...frames("unread_messages_count_update", "unread_count", plus(1)),
      says: /The last unread_messages_count_update of a channel says 1, GET .* says 0/,
    },
  },
  "listPosts: has a tag for each language and each person, if any": {
    "another text at each reading": {
      ...answers("listPosts", "items.*.text", () => `Bonjour ${Math.random()}`),
      says: /text of post \d+ is "Bonjour .*", but "Bonjour .*" in listPosts/,
    },
  },
  "listComments: is a 404 once the object is deleted": {
    "comments of a deleted post are listed": keepsShowing("listComments"),
  },
  "searchPlaces: lists the offers around a place, with their distance": {
    "distances in miles": {
      ...answers("listJobOffersForMe", "items.*.distance", (km) => Math.round(Number(km) * 0.62)),
      says: /a distance is \d+ instead of/,
    },
  },
  "createComment: reads JSON whose content type names its charset": {
    "a charset is refused": when(
      ({ headers }) => headers.get("content-type")?.includes("charset") ?? false,
      status("createComment", 400, 415),
    ),
  },
  "getMe: answers the same below /api": {
    "no path before the calls": {
      answer: (one, { path }) => (path.startsWith("/api/") ? { ...one, status: 404 } : one),
    },
  },
  "listFormations: is a 401 without a token": {
    "a 401 that names no scheme": {
      ...answersHeader("listFormations", "www-authenticate"),
      says: /listFormations 401 does not name the scheme/,
    },
  },
  "listPosts: is a 405 with the allowed methods for a path with other methods": {
    "a single path that names no methods": {
      answer: (answer, { path }) =>
        path.startsWith("/certification/")
          ? { ...answer, headers: new Headers([...answer.headers].filter(([name]) => name !== "allow")) }
          : answer,
    },
  },
  "createApplication: is refused the second time, with the documented text": {
    "a code of another refusal": refusals("createApplication", 409, at("code", always("job_offer_closed"))),
    "a code that is not documented": {
      ...refusals("createApplication", 409, at("code", always("applied_before"))),
      says: /the code of ".*" is already_applied, not applied_before/,
    },
  },
  "createJobOffer: returns the saved offer": {
    "a time with another offset": {
      ...answers("createJobOffer", "data.createdAt", (time) => String(time).replace("Z", "+01:00")),
      says: /\+01:00 is not in UTC/,
    },
  },
  "listNotifications: has a tag for each language and each person, if any": {
    "one tag for every answer": {
      ...answersHeader("listNotifications", "etag", '"same"'),
      says: /stands for two different answers/,
    },
  },
  "listJobOffersForMe: has a tag for each language and each person, if any": {
    "an answer that does not vary by person": {
      ...answersHeader("listJobOffersForMe", "vary", "accept-language, accept-encoding"),
      says: /does not vary by authorization/,
    },
    "an answer that shared caches may store": {
      ...answersHeader("listJobOffersForMe", "cache-control", "public, max-age=600"),
      says: /shared caches may store/,
    },
  },
  "getJobOffer: refuses in 'en' by default, and in the other language on request": {
    "a refusal in another language than announced": {
      ...answersHeader("getJobOffer", "content-language", "de"),
      says: /not in the language of Content-Language, de/,
    },
  },
  "resetPassword: refuses a weak password, and keeps the code valid": {
    "a field's code of another refusal": {
      ...refusals("resetPassword", 400, at("codes.password", always("too_weak"))),
      says: /the code of ".*" is password_\w+, not too_weak/,
    },
  },
  "createJobOffer: stores the server's time, if any": {
    "the time of another zone": answers("createJobOffer", "data.createdAt", (time) =>
      new Date(Date.parse(String(time)) + 3_600_000).toISOString(),
    ),
  },
  "createLetterTemplate: stores a request with the client id of another person anew": {
    "another person's template": shows("createLetterTemplate", "data.id", 1),
  },
  "createLetterTemplate: returns the address of the stored resource, if any": {
    "the address of another template": answersHeader("createLetterTemplate", "location", "/letter-templates/1"),
  },
  "getCvPdf: returns a PDF in either language, not to be cached, named after the person": {
    "a document without a name": answersHeader("getCvPdf", "content-disposition"),
  },
  "listPublicOffers: continues after the last row of a page": {
    "limit is ignored": query("listPublicOffers", { limit: undefined }),
    "pageSize is ignored": query("listPublicOffers", { pageSize: undefined }),
    "a list that shared caches may not store": {
      ...answersHeader("listPublicOffers", "cache-control", "private, no-cache"),
      says: /shared caches may not store/,
    },
    "a number of applicants": {
      ...answers("listPublicOffers", "items.0", fields({ applicationsCount: 3 })),
      says: /applicationsCount is public/,
    },
    "a page more than there are": {
      ...answers("listPublicOffers", "totalPages", plus(1)),
      says: /pages of \d+ items, for pages of 2/,
    },
    "a row that stands twice": { ...answers("listPublicOffers", "items", firstAgain), says: /stands twice/ },
  },
  "createLiveTicket: works once": {
    "a ticket that may be stored": {
      ...answersHeader("createLiveTicket", "cache-control", "private, no-cache"),
      says: /an answer with a secret may be stored/,
    },
    "a ticket with a tag": { ...answersHeader("createLiveTicket", "etag", '"1"'), says: /a secret has an ETag/ },
  },
  "listReceivedApplications: lists and counts by status": {
    "an unread application that is not counted": {
      ...answers("listReceivedApplications", "counts.unread", plus(-1)),
      says: /do not add up to all/,
    },
  },
  "getMe: is a 304 without a body while unchanged, if tagged": {
    "a 304 without a tag": {
      answer: (answer) =>
        answer.status === 304
          ? { ...answer, headers: new Headers([...answer.headers].filter(([name]) => name !== "etag")) }
          : answer,
      says: /304 has no ETag/,
    },
  },
  "createPostLike: is counted, and marked for its person": {
    "a like that is counted twice": {
      ...answers("listPosts", "items.*.likesCount", plus(1)),
      says: /likes of \d+ \(likesCount\)/,
    },
  },
  "createFormation: names the faults of all fields in one answer": {
    "a header that lists one of two fields": {
      answer: (answer) => {
        const headers = new Headers(answer.headers);
        const [first = "", ...others] = (headers.get("Refused-Fields") ?? "").split(", ");
        if (others.length > 0) headers.set("Refused-Fields", first);
        return { ...answer, headers };
      },
      says: /Refused-Fields does not list/,
    },
  },
  "listResumeViews: puts the latest view first, page by page": {
    "the latest view last": answers("listResumeViews", "items", reversed),
  },
  "listSessions: lists one's own open sessions, and marks the current one": {
    "the session used last at the end": answers("listSessions", "", reversed),
  },
  "listComments: returns the page that contains a comment": {
    "nothing around the very first comment": when(asks("around="), {
      answer: (answer) => {
        const { hasMore, hasLater } = Object(answer.body);
        return hasMore === false && hasLater === true
          ? { ...answer, body: at("items", always([]))(answer.body) }
          : answer;
      },
    }),
  },
  "login: returns a token, the username and the role": {
    "a cookie that scripts may read": {
      ...answersHeader("login", "set-cookie", "passerelle_device=abc; SameSite=Strict"),
      says: /the cookie passerelle_device is not HttpOnly/,
    },
  },
  "getPerson: hides the blocked person from the blocker only": { "a page seen before": keepsShowing("getPerson") },
  "getCompany: hides the blocked recruiter from the blocker only": { "a page seen before": keepsShowing("getCompany") },
  "listCompanyPosts: hides those of a blocked recruiter from the blocker only": {
    "posts seen before": keepsShowing("listCompanyPosts"),
  },
  "decideApplication: finds no withdrawn application": {
    "an application seen before": keepsShowing("getReceivedApplication"),
  },
  "endSession: ends one session and its live channel only": { "an ended session is listed": stale("listSessions") },
  "getJobOffer: matches each alias of a skill": {
    "a match without its skills": {
      ...answers("getJobOffer", "data.match.matchedSkills", none),
      says: /the counts of a match are not those of its skills/,
    },
  },
  "getPublicOffer: is read in full by anybody": {
    "it was published just now": answers("getPublicOffer", "data.publishedAt", () => new Date().toISOString()),
  },
  "getPublicCompany: is found by a former username": {
    "a former username leads nowhere": status("getPublicCompany", 200, 404),
  },
  "getOwnApplication: stays with the applicant after the offer is deleted": {
    "the time is missing": { ...shows("getOwnApplication", "data.seenAt", null), says: /seenAt is null/ },
  },
  "createPost: stores a request with the client id of another person anew": {
    "another person's post": shows("createPost", "data.id", 1),
  },
});
