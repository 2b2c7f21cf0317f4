import { always, at } from "./changes";
import { finds, startServers } from "./finds";
import { query } from "./requests";
import { answers, answersHeader, asks, refusals, shows, when } from "./responses";

startServers();

finds("listFormations: is a 401 without a token", {
  "a 401 that names no scheme": {
    ...answersHeader("listFormations", "www-authenticate"),
    says: /listFormations 401 does not name the scheme/,
  },
});

finds("listPosts: is a 405 with the allowed methods for a path with other methods", {
  "a single path that names no methods": {
    answer: (answer, { path }) =>
      path.startsWith("/certification/")
        ? { ...answer, headers: new Headers([...answer.headers].filter(([name]) => name !== "allow")) }
        : answer,
  },
});

finds("createApplication: is refused the second time, with the documented text", {
  "a code of another refusal": refusals("createApplication", 409, at("code", always("job_offer_closed"))),
  "a code that is not documented": {
    ...refusals("createApplication", 409, at("code", always("applied_before"))),
    says: /the code of ".*" is already_applied, not applied_before/,
  },
});

finds("createJobOffer: returns the saved offer", {
  "a time with another offset": {
    ...answers("createJobOffer", "data.createdAt", (time) => String(time).replace("Z", "+01:00")),
    says: /\+01:00 is not in UTC/,
  },
});

finds("listNotifications: has as many items as asked for, under either name", {
  "limit is ignored": {
    ...query("listNotifications", { limit: undefined }),
    says: /items, though the query asks for 1/,
  },
});

finds("listNotifications: has a tag for each language and each person, if any", {
  "one tag for every answer": {
    ...answersHeader("listNotifications", "etag", '"same"'),
    says: /stands for two different answers/,
  },
});

finds("listComments: returns the page that contains a comment", {
  "nothing around the very first comment": when(asks("around="), {
    answer: (answer) => {
      const { hasMore, hasLater } = Object(answer.body);
      return hasMore === false && hasLater === true
        ? { ...answer, body: at("items", always([]))(answer.body) }
        : answer;
    },
  }),
});

finds("createPost: stores a request with the client id of another person anew", {
  "another person's post": shows("createPost", "data.id", 1),
});
