export { CompanyPosts } from "./CompanyPosts";
export { PostScreen } from "./PostScreen";
export { PostsScreen } from "./PostsScreen";
export { readPostsAhead } from "./queries";
