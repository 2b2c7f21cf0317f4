import { FieldProblem, jobOfferErrors, type OfferFields } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { gazetteer, type Place, readPlace } from "../places";

interface PlaceRow {
  location: string;
  place_id: string | null;
  place_text: string | null;
}

/** The stored place: its id, null for a location without a sure place, undefined for one that was not read yet. */
const storedPlace = ({ location, place_id, place_text }: PlaceRow) => (place_text === location ? place_id : undefined);

/** The place of an offer; undefined if it is not known. */
export function placeOf(row: PlaceRow): Place | undefined {
  const id = storedPlace(row);
  return typeof id === "string" ? gazetteer().find(id) : undefined;
}

/** An offer with the id of its place: null if its location is only text, undefined if its place is to be read. */
export interface PlacedOffer extends OfferFields {
  place?: string | null | undefined;
}

type Located = Pick<PlacedOffer, "location" | "place">;

/** The location of a form with its place: a newly chosen place gives its name (D-392). */
export function chosenPlace(given: Partial<Located>, before?: PlaceRow): Partial<Located> {
  const known = before && storedPlace(before);
  const isSameText = before !== undefined && (given.location ?? before.location) === before.location;
  if (given.place === undefined) return isSameText ? { place: known } : {};
  if (given.place === null || (isSameText && given.place === known)) return { place: given.place };
  const place = gazetteer().find(given.place);
  if (!place) throw new FieldProblem({ place: jobOfferErrors.noPlace });
  return { location: place.name, place: place.id };
}

/** The id of the place that a location names for sure; null if it names none. */
function readLocation(location: string): string | null {
  const reading = readPlace(gazetteer(), location);
  return reading.kind === "place" ? reading.places[0].id : null;
}

export const placeColumns = ({ location, place }: Located) => ({
  place_id: place === undefined ? readLocation(location) : place,
  place_text: location,
});

const offersAtOnce = 100;

/** Reads the places of the locations that an earlier release stored. */
export async function readStoredPlaces({ db }: { db: Db }): Promise<void> {
  for (let read = offersAtOnce; read === offersAtOnce;) {
    const { rows } = await sql<{ id: number; location: string }>`
      select id, location from job_offers where place_text is distinct from location
      order by id limit ${sql.lit(offersAtOnce)}`.execute(db);
    const places = rows.map(({ location }) => readLocation(location));
    await sql`
      update job_offers o set place_id = given.place, place_text = given.location
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ location }) => location)}::text[],
        ${places}::text[]) as given (id, location, place)
      where o.id = given.id and o.location = given.location`.execute(db);
    read = rows.length;
  }
}
