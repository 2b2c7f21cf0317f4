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
  asks,
  doesNothing,
  letsThrough,
  refusals,
  sharedCache,
  shows,
  showsAll,
  stale,
  status,
  when,
} from "./responses";

startServers();

const later = "2030-01-01T00:00:00.000Z";

finds("createPost: keeps line breaks as written", {
  "line breaks become spaces": answers("listPosts", "items.*.text", (text) => String(text).replaceAll("\n", " ")),
});

finds("createPost: limits one person to about sixty a minute", {
  "posts are unlimited": letsThrough("createPost", 429),
  "posts and comments share a limit": {
    instead: (call) => (call.path === "/comment" ? { status: 429, headers: new Headers(), body: {} } : undefined),
  },
});

finds("createPost: gives the actual sizes of a picture, if any", {
  "one of the picture's sizes is missing": answers("createPost", "data.fileSizes", withoutLast),
});

finds("createPost: returns the author's description of a picture", {
  "the text alternative is lost": sendsForm("createPost", "imageAlt"),
});

finds("createPost: refuses a file that is not a picture, and publishes nothing", {
  "any file is accepted": letsThrough("createPost", 400),
});

finds("createPost: stores a repeated request with the same client id once", {
  "a client id is ignored": sendsForm("createPost", "clientId"),
});

finds("getPost: shows one post as in the list, until it is deleted", {
  "the newest comment first": answers("getPost", "data.comments", reversed),
  "a deleted post stays": letsThrough("getPost", 404),
  "a single post has no picture": answers("getPost", "data", without("fileSizes")),
});

finds("updatePost: changes the fields of the form and keeps the others", {
  "an edit changes nothing": doesNothing("updatePost"),
  "the former text stays in the list": shows("listPosts", "items.*.text", "Avant."),
});

finds("updatePost: does not mark an unchanged save as an edit", {
  "the same text is an edit": shows(["updatePost", "getPost", "listPosts"], "data.updatedAt", later),
});

finds("updatePost: removes the picture with removeImage", {
  "the picture stays": sendsForm("updatePost", "removeImage"),
});

finds("updatePost: is a 403 for everyone except the author", {
  "404 for another's post": status("updatePost", 403, 404),
  "anyone edits a post": anyoneMay("updatePost"),
});

finds("deletePost: is a 403 for everyone except the author, and the post stays", {
  "anyone deletes a post": anyoneMay("deletePost"),
});

finds("deletePost: deletes the post with its picture; repeating it is a 404", {
  "500 for what is deleted already": status("deletePost", 404, 500),
  "200 for what is deleted already": letsThrough("deletePost", 404),
});

finds("deletePost: deletes its comments and likes", {
  "its comments stay": letsThrough(["updateComment", "deleteComment"], 404),
});

finds("listPosts: contains comments and likes, oldest first", {
  "the newest comment first": answers("listPosts", "items.*.comments", reversed),
  "likes have no names": answers("listPosts", "items.*.likes.*", without("username")),
});

finds("listPosts: shows the names and avatar of a person, and nothing else", {
  "a birthdate is shown": {
    ...answers("listPosts", "items.*", fields({ birthdate: "1994-05-12" })),
    says: /must not show \S*\bbirthdate/,
  },
});

finds("listPosts: contains the newest 20 comments, and their total", {
  "the oldest comments": answers("listPosts", "items.*.comments", withoutLast),
  "only the comments shown are counted": shows("listPosts", "items.*.commentsCount", 20),
});

finds("listPosts: returns pages that stay the same while others publish, up to a post", {
  "the post is ignored": query("listPosts", { upTo: undefined }),
  "newer posts are counted": when(asks("upTo="), answers("listPosts", "totalItems", plus(1))),
});

finds("countNewPosts: counts posts newer than the given one, for each reader", {
  "a post is newer than itself": answers("countNewPosts", "count", plus(1)),
  "the count is outdated": stale("countNewPosts"),
});

finds("searchPosts: finds posts by the beginnings of all words, in any case", {
  "one word is enough": {
    call: (call) => ({ ...call, path: call.path.replace(/(q=[^&+%]+)[+%][^&]*/, "$1") }),
  },
  "nothing is found": answers("searchPosts", "items", none),
});

finds("searchPosts: returns posts as in the feed, newest first, page by page", {
  "the oldest first": answers("searchPosts", "items", reversed),
  "there is no next page": shows("searchPosts", "next", null),
  "each page is the first": query("searchPosts", { before: undefined }),
});

finds("searchPosts: finds an edited post by its new text only, and no deleted one", {
  "the former text is found": doesNothing("updatePost"),
  "a deleted post is found": doesNothing("deletePost"),
});

finds("searchPosts: finds no posts of people whom the reader blocks", {
  "everyone finds what one person finds": sharedCache("searchPosts"),
});

finds("listPosts: keeps the position of a post that is edited", {
  "an edited post comes first": answers("listPosts", "items", sortedBy("updatedAt")),
});

finds("listComments: returns pages of 20 that stay the same while others comment", {
  "the page is ignored": query("listComments", { before: undefined }),
  "nineteen comments": answers("listComments", "items", withoutFirst),
});

finds("listComments: returns the comments around a comment", {
  "the next comments are the previous ones": {
    call: (call) => ({ ...call, path: call.path.replace("after=", "before=") }),
  },
});

finds("listComments: returns the page that contains a comment", {
  "the page is the last": query("listComments", { around: undefined }),
  "nothing comes before": shows("listComments", "hasMore", false),
  "nothing follows": shows("listComments", "hasLater", false),
});

finds("createComment: is a 404 for a deleted post", {
  "a deleted post takes comments": letsThrough("createComment", 404),
});

finds("createComment: refuses a blank one", { "a blank comment is accepted": letsThrough("createComment", 400) });

finds("createComment: stores a repeated request with the same client id once", {
  "a client id is ignored": sends("createComment", without("clientId")),
});

finds("updateComment: changes the comment and its updatedAt", {
  "an edit has no date": shows("updateComment", "data.updatedAt", null),
  "an edit changes nothing": doesNothing("updateComment"),
});

finds("updateComment: is a 403 for everyone else, including the post's author", {
  "anyone edits a comment": anyoneMay("updateComment"),
});

finds("deleteComment: deletes the comment; repeating it is a 404", {
  "a comment stays": doesNothing("deleteComment"),
  "a deletion succeeds again": letsThrough("deleteComment", 404),
});

finds("createPostLike: returns the existing one when repeated", {
  "a new id for the repeated comment": answers(
    "createPostLike",
    "data.id",
    (id) => Number(id) + Math.floor(Math.random() * 1e6),
  ),
  "a repeated like is new": status("createPostLike", 200, 201),
});

finds("createPostLike: is counted, and marked for its person", {
  "anyone's like is one's own": sharedCache("listPosts"),
  "a like is not counted": answers("listPosts", "items.*.likesCount", plus(-1)),
});

finds("deletePostLike: hides another person's like and leaves it unchanged", {
  "anyone removes a like": anyoneMay("deletePostLike"),
  "403 for another's like": status("deletePostLike", 404, 403),
});

finds("deletePostLike: removes one's own like, once", { "a like stays": doesNothing("deletePostLike") });

finds("createCommentLike: is one per person, even for one's own content", {
  "a like is shown twice": answers("listPosts", "items.*.comments.*.likes", firstAgain),
  "the newest like first": answers("listPosts", "items.*.comments.*.likes", reversed),
});

finds("deleteCommentLike: removes one's own like, once", {
  "a removal succeeds again": letsThrough("deleteCommentLike", 404),
});

finds("listPostLikes: returns the people who like it, newest first", {
  "the first like first": answers("listPostLikes", "items", reversed),
  "a like is missing": answers("listPostLikes", "items", withoutLast),
});

finds("listPostLikes: returns pages of 20 people", {
  "nineteen people": answers("listPostLikes", "items", withoutLast),
  "the page is ignored": query("listPostLikes", { before: undefined }),
  "there is always more": shows("listPostLikes", "hasMore", true),
});

finds("listPostLikes: omits people whom the reader has blocked, for the blocker only", {
  "blocked people are named": showsAll("listPostLikes"),
});

finds("createPostLike: does not like content by a blocked person", {
  "posts of blocked people are liked": letsThrough("createPostLike", 404),
});

finds("createComment: does not comment on a post by a blocked person", {
  "posts of blocked people take comments": letsThrough("createComment", 404),
});

finds("listCommentLikes: finds nothing for content that is gone, or by a blocked person", {
  "the likes of a deleted comment are shown": letsThrough("listCommentLikes", 404),
});

finds("listPosts: does not count comments of a blocked person, for the blocker only", {
  "comments of blocked people are counted": showsAll("listPosts"),
});

finds("listPosts: appears in no list and no count after operators hide it", {
  "a hidden post is listed": noModeration,
  "a hidden post is counted": stale("listPosts"),
});

finds("getPost: accepts nothing after it is hidden, even from its author", {
  "a hidden post takes likes": letsThrough("createPostLike", 404),
  "a hidden post takes comments": letsThrough("createComment", 404),
  "a hidden post is deleted by its author": letsThrough("deletePost", 404),
});

finds("createPost: hides the picture of a hidden post from everyone", {
  "the picture of a hidden post opens": {
    instead: async (call, { ask }) => {
      const seen = await ask(call);
      return call.path.startsWith("/posts/") || call.path.includes("/files/") ? { ...seen, status: 200 } : seen;
    },
  },
});

finds("getPost: shows a restored post in its place, with its picture", { "a restored post stays hidden": noRestoring });

finds("getJobOffer: closes a hidden offer and notifies its applicants", { "a hidden offer stays open": noModeration });

finds("login: refuses a suspended person with a 403, for the right password only", {
  "a suspended person logs in": letsThrough("login", 403),
  "a wrong password reveals the suspension": status("login", 401, 403),
});

finds("login: lets a restored person log in, mails them, and shows their likes again", {
  "a restored person stays suspended": noRestoring,
});

finds("searchPeople: hides a suspended person and their company from searches", {
  "a suspended person is found": stale(["searchPeople", "searchCompanies"]),
});

finds("connectLive: keeps a suspended person's content visible, and accepts messages to them", {
  "posts of suspended people are removed": answers("listPosts", "items", none),
});

finds("createPostLike: changes the post and notifies its author, and affects nothing else", {
  "a like marks the post as edited": shows("getPost", "data.updatedAt", later),
  "the author is notified twice": answers("getUnreadNotificationsCount", "unread_count", (count) => Number(count) * 2),
  "the home page shows outdated counts": stale("getDashboardStats"),
});

finds("createPost: keeps 3000 characters beyond U+FFFF (D-029) as written", {
  "a text is cut": answers("listPosts", "items.*.text", (text) => String(text).slice(0, 1000)),
});

finds("createPost: refuses 3001 characters (D-029) as text", {
  "a longer text is accepted": letsThrough("createPost", 400),
  "the refusal names no field": refusals("createPost", 400, always({ error: "Trop long." })),
});

finds("createComment: returns a new comment and a new like with the current names", {
  "a new comment shows a former name": shows("createComment", "data.username", "ancien"),
  "a like names another person": answers("createPostLike", "data", at("username", always("autre"))),
});
