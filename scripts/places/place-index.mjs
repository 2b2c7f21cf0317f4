/** @typedef {typeof import("../../apps/server/src/platform/places/place-key")} Keys */

/**
 * Lists the ids, postal codes and names of places, sorted. Each line has the list, the key, the number of the place, and
 * of a name whether it is short, and itself if it is that of a part of the place.
 * @param {readonly import("./join.mjs").Place[]} places
 * @param {Pick<Keys, "placeKey" | "shortKeys">} keys
 */
export function indexPlaces(places, { placeKey, shortKeys }) {
  /** @type {Map<string, string>} */
  const ids = new Map();
  /** @type {string[]} */
  const others = [];
  for (const [number, { name, postalCodes = [], others: parts = [] }] of places.entries()) {
    others.push(...postalCodes.map((code) => `post\t${code}\t${number}`));
    for (const part of [name, ...parts]) {
      const [own = "", code] = part.split("=").toReversed();
      if (code) ids.set(`fr-${code}`, `id\tfr-${code}\t${number}`);
      const former = code === undefined ? "" : own;
      others.push(`name\t${placeKey(own)}\t${number}\t\t${former}`);
      for (const key of shortKeys(own)) others.push(`name\t${key}\t${number}\tshort\t${former}`);
    }
  }
  // A present place has the id of a former one.
  for (const [number, { id }] of places.entries()) ids.set(id, `id\t${id}\t${number}`);
  return [...ids.values(), ...others].toSorted((one, other) => (one < other ? -1 : Number(one > other)));
}
