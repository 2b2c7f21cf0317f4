import {
  always,
  at,
  fields,
  firstAgain,
  none,
  plus,
  reversed,
  sortedBy,
  without,
  withoutFirst,
  withoutLast,
} from "./changes";
import { finds, startServers } from "./finds";
import { noModeration, noRestoring } from "./operation";
import { query, sends, sendsForm } from "./requests";
import {
  answers,
  anyoneMay,
  doesNothing,
  letsThrough,
  refusals,
  sharedCache,
  shows,
  showsAll,
  stale,
  status,
} from "./responses";

startServers();

finds({
  "createPost: keeps line breaks as written": {
    "line breaks become spaces": answers("listPosts", "items.*.text", (text) => String(text).replaceAll("\n", " ")),
  },
  "createPost: limits one person to about sixty a minute": {
    "posts are unlimited": letsThrough("createPost", 429),
    "posts and comments share a limit": {
      instead: (call) => (call.path === "/comment" ? { status: 429, headers: new Headers(), body: {} } : undefined),
    },
  },
  "createPost: gives the actual sizes of a picture, if any": {
    "one of the picture's sizes is missing": answers("createPost", "data.fileSizes", withoutLast),
  },
  "createPost: returns the author's description of a picture": {
    "the text alternative is lost": sendsForm("createPost", "imageAlt"),
  },
  "getPost: shows one post as in the list, until it is deleted": {
    "the newest comment first": answers("getPost", "data.comments", reversed),
    "a deleted post stays": letsThrough("getPost", 404),
    "a single post has no picture": answers("getPost", "data", without("fileSizes")),
  },
  "updatePost: is a 403 for everyone except the author": {
    "404 for another's post": status("updatePost", 403, 404),
    "anyone edits a post": anyoneMay("updatePost"),
  },
  "deletePost: deletes the post with its picture; repeating it is a 404": {
    "500 for a deleted post": status("deletePost", 404, 500),
    "200 for a deleted post": letsThrough("deletePost", 404),
  },
  "listPosts: shows the names and avatar of a person, and nothing else": {
    "a birthdate is shown": {
      ...answers("listPosts", "items.*", fields({ birthdate: "1994-05-12" })),
      says: /must not show \S*\bbirthdate/,
    },
  },
  "searchPosts: finds posts by the beginnings of all words, in any case": {
    "one word is enough": {
      call: (call) => ({ ...call, path: call.path.replace(/(q=[^&+%]+)[+%][^&]*/, "$1") }),
    },
    "nothing is found": answers("searchPosts", "items", none),
  },
  "listPosts: keeps the position of a post that is edited": {
    "an edited post comes first": answers("listPosts", "items", sortedBy("updatedAt")),
  },
  "listComments: returns pages of 20 that stay the same while others comment": {
    "the page is ignored": query("listComments", { before: undefined }),
    "nineteen comments": answers("listComments", "items", withoutFirst),
  },
  "listComments: returns the comments around a comment": {
    "the next comments are the previous ones": {
      call: (call) => ({ ...call, path: call.path.replace("after=", "before=") }),
    },
  },
  "createComment: refuses a blank one": { "a blank comment is accepted": letsThrough("createComment", 400) },
  "createComment: stores a repeated request with the same client id once": {
    "a client id is ignored": sends("createComment", without("clientId")),
  },
  "updateComment: changes the comment and its updatedAt": {
    "an edit has no date": shows("updateComment", "data.updatedAt", null),
    "an edit changes nothing": doesNothing("updateComment"),
  },
  "updateComment: is a 403 for everyone else, including the post's author": {
    "anyone edits a comment": anyoneMay("updateComment"),
  },
  "createPostLike: returns the existing one when repeated": {
    "a new id for the repeated comment": answers(
      "createPostLike",
      "data.id",
      (id) => Number(id) + Math.floor(Math.random() * 1e6),
    ),
    "a repeated like is new": status("createPostLike", 200, 201),
  },
  "createPostLike: is counted, and marked for its person": {
    "anyone's like is one's own": sharedCache("listPosts"),
    "a like is not counted": answers("listPosts", "items.*.likesCount", plus(-1)),
  },
  "deletePostLike: hides another person's like and leaves it unchanged": {
    "anyone removes a like": anyoneMay("deletePostLike"),
    "403 for another's like": status("deletePostLike", 404, 403),
  },
  "deletePostLike: removes one's own like, once": { "a like stays": doesNothing("deletePostLike") },
  "createCommentLike: is one per person, even for one's own content": {
    "a like is shown twice": answers("listPosts", "items.*.comments.*.likes", firstAgain),
    "the newest like first": answers("listPosts", "items.*.comments.*.likes", reversed),
  },
  "listPostLikes: omits people blocked by the reader, for the blocker only": {
    "blocked people are named": showsAll("listPostLikes"),
  },
  "listPosts: appears in no list and no count after operators hide it": {
    "a hidden post is listed": noModeration,
    "a hidden post is counted": stale("listPosts"),
  },
  "createPost: hides the picture of a hidden post from everyone": {
    "the picture of a hidden post opens": {
      instead: async (call, { ask }) => {
        const seen = await ask(call);
        return call.path.startsWith("/posts/") || call.path.includes("/files/") ? { ...seen, status: 200 } : seen;
      },
    },
  },
  "getPost: shows a restored post in its place, with its picture": { "a restored post stays hidden": noRestoring },
  "login: refuses a suspended person with a 403, for the right password only": {
    "a suspended person logs in": letsThrough("login", 403),
    "a wrong password reveals the suspension": status("login", 401, 403),
  },
  "createPost: refuses 3001 characters (D-029) as text": {
    "a longer text is accepted": letsThrough("createPost", 400),
    "the refusal names no field": refusals("createPost", 400, always({ error: "Trop long." })),
  },
  "createComment: returns a new comment and a new like with the current names": {
    "a new comment shows a former name": shows("createComment", "data.username", "ancien"),
    "a like names another person": answers("createPostLike", "data", at("username", always("autre"))),
  },
});
