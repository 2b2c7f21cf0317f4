export { insertComment, lockPostOf } from "./comments-store";
export { insertLike, lockFeedOf } from "./likes-store";
export { hideLikes } from "./likes-count";
export { ownComments, ownLikes, ownPosts } from "./data-export-rows";
export { removeCommentNotifications, removeNotificationsBy, removePostNotifications } from "./notifications";
export { post as presentPost } from "./presenter";
export { postsRoutes } from "./routes";
export { listPostsOf } from "./feed-store";
export { insertPost, findSeenComment, findSeenPost } from "./store";
