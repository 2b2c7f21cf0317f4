export { jobPosting } from "./job-posting";
export { servePreviews } from "./preview";
export { publicOffersRoutes } from "./routes";
export { servePublicFeeds } from "./feeds-routes";
