import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOnce } from "../build-once.mjs";

const keys = "apps/server/src/platform/places/place-key.ts";

/** Writes the places that the server suggests, and their index, from two packages and the tables of this folder. */
export const ensurePlacesBuilt = () =>
  buildOnce(
    "apps/server/places",
    ["package-lock.json", "scripts/places", "packages/domain/src/words", keys],
    async (folder) => {
      const { tsImport } = await import("tsx/esm/api");
      const { joinPlaces, lineOf } = await import("./join.mjs");
      const { indexPlaces } = await import("./place-index.mjs");
      /** @type {import("./place-index.mjs").Keys} */
      const { placeKey, shortKeys } = await tsImport(`../../${keys}`, import.meta.url);
      const places = joinPlaces(placeKey);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "places.tsv"), places.map(lineOf).join("\n"));
      writeFileSync(join(folder, "index.tsv"), indexPlaces(places, { placeKey, shortKeys }).join("\n"));
    },
  );
