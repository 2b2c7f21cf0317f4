export { CompanyPosts } from "./CompanyPosts";
export { PostScreen } from "./PostScreen";
export { PostsScreen } from "./PostsScreen";
export { prefetchPosts } from "./queries";
