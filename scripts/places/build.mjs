import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOnce } from "../build-once.mjs";

/** Writes the places that the server suggests, from two packages and the tables of this folder. */
export const ensurePlacesBuilt = () =>
  buildOnce("apps/server/places", ["package-lock.json", "scripts/places"], async (folder) => {
    const { joinPlaces } = await import("./join.mjs");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "places.tsv"), joinPlaces());
  });
