export { gazetteer, type Place } from "../../platform/places/gazetteer";
export { type Nearby, nearby, type PlaceQuery } from "./nearby";
export { placeJson } from "./presenter";
export { readPlace } from "./read-place";
export { readLocation, readSearch } from "./read-search";
export { placesRoutes } from "./routes";
