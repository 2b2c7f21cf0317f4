export { servePublicPages } from "./routes";
