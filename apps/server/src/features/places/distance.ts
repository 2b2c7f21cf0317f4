import type { Gazetteer, Place } from "../../platform/places/gazetteer";

export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const kmPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two points, in kilometres. */
export function distanceBetween(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const scale = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(latitude ** 2 + scale * longitude ** 2));
}

/** Whether a point is in the box around another one that contains its circle. */
function inBox(centre: Point, km: number, { latitude, longitude }: Point): boolean {
  const high = km / kmPerDegree;
  if (Math.abs(latitude - centre.latitude) > high) return false;
  const farthest = Math.min(89.9, Math.abs(centre.latitude) + high);
  const across = Math.abs(longitude - centre.longitude);
  return Math.min(across, 360 - across) <= high / Math.cos(radians(farthest));
}

/** The cities and districts around a point, each with its distance in kilometres. */
export function placesAround({ places }: Gazetteer, centre: Point, km: number): Map<Place, number> {
  const found = new Map<Place, number>();
  for (const place of places) {
    if (place.kind === "department" || place.kind === "region" || !inBox(centre, km, place)) continue;
    const distance = distanceBetween(centre, place);
    if (distance <= km) found.set(place, distance);
  }
  return found;
}

/** Whether a place is another one, or a part of it. */
export function isWithin(place: Place, area: Place): boolean {
  if (place.id === area.id) return true;
  if (area.kind === "city") return place.city === area.id;
  if (area.country !== place.country) return false;
  if (area.kind === "region") return place.region === area.region;
  return area.kind === "department" && place.department === area.department && place.kind !== "region";
}
