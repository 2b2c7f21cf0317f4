export { jobOffersRoutes } from "./routes";
export { insertOffer } from "./store";
