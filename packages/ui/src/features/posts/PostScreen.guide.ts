import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Posts/PostScreen",
  route: "/dashboard/posts/:id",
  purpose: "A single post with its comments: the target of notifications, toasts and shared links.",
  states: [
    ["A post with its comments", "PostScreen/Full"],
    ["and deleted: the page then says that there is no such post", "PostScreen/Deletes"],
    ["The comment named in the address is in view", "PostScreen/CommentInView"],
    [
      "That comment is one of ten thousand: those around it, and buttons for earlier and later ones",
      "PostScreen/CommentFarBack",
    ],
    ["Adding a comment jumps from there to the newest", "PostScreen/CommentsFromFarBack"],
    ["That comment has been deleted", "PostScreen/CommentGone"],
    ["A post that is deleted, hidden, or by a blocked person", "PostScreen/Gone"],
    ["Loading", "PostScreen/Loading"],
    ["The post could not be loaded", "PostScreen/LoadFailed"],
    ["Long words", "PostScreen/LongWords"],
  ],
  rules: [
    "Nothing is cut.",
    "The newest comments are shown first, or those around the one in the address.",
    "A comment's time links to the comment.",
  ],
};
