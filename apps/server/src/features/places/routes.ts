import { rateLimits } from "@passerelle/domain";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject, ofNetworks } from "../../platform/rate-limiter";
import { gazetteer } from "../../platform/places/gazetteer";
import * as presenter from "./presenter";
import { suggestPlaces } from "./suggest";

/** GET /places: suggests places while a name or a postal code is typed. */
const searchPlaces = route<"searchPlaces">({ role: "visitor" }, async (call) => {
  await countOrReject(call, ofNetworks(rateLimits.publicReads, call.address));
  const places = gazetteer();
  return ok({ items: suggestPlaces(places, call.query.q).map((found) => presenter.suggestionJson(places, found)) });
});

export const placesRoutes = { searchPlaces } satisfies Routes;
