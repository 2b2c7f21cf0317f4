export { gazetteer, type Place } from "./gazetteer";
export { type Nearby, nearby, type PlaceQuery } from "./nearby";
export { placeJson } from "./presenter";
export { readPlace } from "./read-place";
export { placesRoutes } from "./routes";
