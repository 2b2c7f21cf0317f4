export { PostsScreen } from "./PostsScreen";
export { readPostsAhead } from "./queries";
