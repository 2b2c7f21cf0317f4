export { publicOffersRoutes } from "./routes";
