import { always, at, fields, firstAgain, plus, reversed, without, withoutFirst, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { header, query } from "./requests";
import { answers, answersHeader, asks, refusals, sharedCache, shows, stale, status, when } from "./responses";

startServers();

finds({
  "createPost: returns the post, which then comes first": {
    "a status that is not declared": { ...status("createPost", 201, 202), says: /createPost 202 is not declared/ },
    "the oldest posts first": answers("listPosts", "items", reversed),
  },
  "createJobOffer: returns the saved offer": {
    "a missing field": {
      ...answers("createJobOffer", "data", without("createdAt")),
      says: /must have required property 'createdAt'/,
    },
    "a required field that is null": { ...shows("createJobOffer", "data.location", null), says: /must be string/ },
  },
  "getMe: returns the registered data, with the birth date as a date only": {
    "a password's hash, even null": {
      ...answers("getMe", "", fields({ passwordHash: null })),
      says: /must not show passwordHash/,
    },
    "a date with a time": {
      ...answers("getMe", "birthdate", (date) => `${String(date)}T00:00:00Z`),
      says: /birthdate/,
    },
  },
  "createComment: returns the comment, which the post then contains": {
    "an id as text": { ...answers("createComment", "data.id", String), says: /must be integer/ },
  },
  "listPosts: has pages without gaps, and no items past the end": {
    "JSON declared as text": {
      ...answersHeader("listPosts", "content-type", "text/plain"),
      says: /content type text\/plain/,
    },
    "one page too many in the total": answers("listPosts", "totalPages", plus(1)),
    "a missing item on each page": answers("listPosts", "items", withoutLast),
    "a repeated item on each page": answers("listPosts", "items", firstAgain),
    "the first page again in place of the second": when(asks("page=2"), query("listPosts", { page: "1" })),
    "the first page again after the last": when(asks("page=1000000000"), query("listPosts", { page: "1" })),
    "404 for a page after the last": when(asks("page=1000000000"), status("listPosts", 200, 404)),
  },
  "listJobOffersForMe: counts the offers of all pages": {
    "one item too many in the total": answers("listJobOffersForMe", "totalItems", plus(1)),
  },
  "listFormations: gives a hundred at most for 'limit=1000'": {
    "the size of a page is ignored": query("listFormations", { limit: undefined }),
  },
  "listFormations: gives what pageSize says when both are given for 'limit=3&pageSize=5'": {
    "pageSize is ignored": query("listFormations", { pageSize: undefined }),
  },
  "listFormations: has no pages without items": {
    "an empty list has one page": shows("listFormations", "totalPages", 1),
  },
  "listFormations: puts the latest start first, then the newest": {
    "entries in reverse order": answers("listFormations", "items", reversed),
    "the first entry last": answers("listFormations", "items", (items) => withoutFirst(firstAgain(items))),
  },
  "resendOtp: answers a request for another code too soon with 429 and Retry-After": {
    "429 without Retry-After": { ...answersHeader("resendOtp", "retry-after"), says: /has no Retry-After header/ },
    "429 that asks to wait for no time": {
      ...answersHeader("resendOtp", "retry-after", "0"),
      says: /0 seconds|differ/,
    },
  },
  "getMe: answers an unknown call with a 404 in JSON": {
    "an unknown call without an error body": {
      answer: (answer) => (answer.status === 404 ? { ...answer, body: { page: "404" } } : answer),
    },
  },
  "createPost: requires a text, with the documented error": {
    "the field errors of a list item under `errors`": refusals("createPost", 400, (errors) => ({ errors })),
    "a text other than the documented one": refusals("createPost", 400, at("text", always("Required."))),
  },
  "register: refuses a missing firstname": {
    "the field errors of an account as one text": refusals("register", 400, always({ error: "firstname" })),
    "an error for a valid field": refusals("register", 400, at("errors", fields({ lastname: "Non." }))),
  },
  "getMe: names the authentication scheme in a 401": {
    "a 401 without WWW-Authenticate": answersHeader("getMe", "www-authenticate"),
  },
  "listPosts: is a 405 with the allowed methods for a path with other methods": {
    "a 405 without Allow": {
      answer: (answer) => ({
        ...answer,
        headers: new Headers([...answer.headers].filter(([name]) => name !== "allow")),
      }),
    },
    "404 for another method": { answer: (answer) => (answer.status === 405 ? { ...answer, status: 404 } : answer) },
  },
  "getMe: is a 304 without a body while unchanged, if tagged": {
    "an unchanged answer is sent again": header("getMe", "if-none-match"),
  },
  "listRecruiterJobOffers: is answered completely after a change, if tagged": {
    "a changed answer counts as unchanged": stale("listRecruiterJobOffers"),
  },
  "getMe: is tagged per person, if at all": {
    "another person's tag matches": {
      answer: (answer, { headers }) =>
        headers.has("if-none-match") ? { ...answer, status: 304, body: Buffer.alloc(0) } : answer,
    },
  },
  "getMe: makes browsers delete stored answers when the session ends, if tagged": {
    "a 401 without Clear-Site-Data": answersHeader("getMe", "clear-site-data"),
  },
  "login: refuses in 'en' by default, and in the other language on request": {
    "Accept-Language is ignored": header("login", "accept-language"),
  },
  "getMe: names the language of a refusal, if any": {
    "a refusal names the wrong language": answersHeader("getMe", "content-language", "de"),
  },
  "createComment: refuses a body of another content type": {
    "any content type is read as JSON": header("createComment", "content-type", "application/json"),
  },
  "createFormation: appears in the list of its owner only": {
    "one person's list is cached for all": sharedCache("listFormations"),
    "a list without its newest item": answers("listFormations", "items", withoutFirst),
  },
});
