export { jobPosting } from "./job-posting";
export { publicOffersRoutes } from "./routes";
export { servePublicFeeds } from "./feeds";
