export { insertComment } from "./comments-store";
export { insertLike } from "./likes-store";
export { postsRoutes } from "./routes";
export { insertPost } from "./store";
