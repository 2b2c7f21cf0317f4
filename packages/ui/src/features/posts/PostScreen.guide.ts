import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Posts/PostScreen",
  route: "/dashboard/posts/:id",
  purpose: "A single post with its comments: the target of notifications, toasts and shared links.",
  states: [
    ["A post with its comments", "PostScreen/Full"],
    ["One's own, to edit", "PostScreen/Edits"],
    ["and to delete: the page then says that there is no such post", "PostScreen/Deletes"],
    ["The comment that the address names is in view", "PostScreen/CommentInView"],
    [
      "That comment is among ten thousand: those around it, and ways to earlier and later ones",
      "PostScreen/CommentFarBack",
    ],
    ["A new comment leads from there to the newest", "PostScreen/CommentsFromFarBack"],
    ["That comment was deleted", "PostScreen/CommentGone"],
    ["Earlier comments, read as they are asked for", "PostScreen/EarlierComments"],
    ["The post was deleted while one writes: what is typed stays, to be copied", "PostScreen/GoneWhileOneWrites"],
    ["A post that is gone, hidden, or of somebody whom one has blocked", "PostScreen/Gone"],
    ["An address that names none", "PostScreen/NoPost"],
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
