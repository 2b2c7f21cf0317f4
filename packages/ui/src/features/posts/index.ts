export { PostsScreen } from "./PostsScreen";
