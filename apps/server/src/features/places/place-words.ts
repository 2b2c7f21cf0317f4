import { placeKey } from "../../platform/places/place-key";

const wordsIn = (text: string) => new Set(text.split(" "));

/** Words that tell how the work is done. */
export const workWords = wordsIn(
  "100 complet distance domicile full hybride home office onsite partiel partielle possible remote site teletravail total work",
);

/** Words that name no place and change none. */
export const ignoredWords = new Set([
  ...wordsIn("a au aux d de des du en et l la le les ou sa sur pres proche"),
  ...wordsIn(
    "agglomeration alentours arrondissement arrondissements arrdt arr centre cedex departement environs metropole region ville",
  ),
  ...workWords,
]);

/** Other names and codes of countries. 'DE', 'ES' and 'IT' are words of texts too. */
const otherCountries: readonly (readonly [string, string])[] = [
  ["BE", "be"],
  ["CH", "ch"],
  ["CZ", "republique tcheque|czech republic"],
  ["FR", "fr"],
  ["GB", "uk|gb|grande bretagne|great britain|angleterre|england|ecosse|scotland|pays de galles|wales"],
  ["IE", "republique d irlande|republic of ireland"],
  ["LU", "lu|grand duche de luxembourg"],
  ["NL", "nl|hollande|holland"],
  ["US", "us|usa"],
];

/** The countries by their names in French and English. */
export function countriesByKey(codes: Iterable<string>): Map<string, string> {
  const names = ["fr", "en"].map((language) => new Intl.DisplayNames([language], { type: "region" }));
  return new Map([
    ...[...codes].flatMap((code) => names.map((name) => [placeKey(name.of(code) ?? code), code] as const)),
    ...otherCountries.flatMap(([code, keys]) => keys.split("|").map((key) => [key, code] as const)),
  ]);
}

/** The number that begins a word such as '15', '15e', '1er' or '2nd'. */
export function ordinalOf(word: string): { number: number; isBare: boolean } | undefined {
  const found = /^0?(\d{1,2})(er|ere|re|e|eme|ieme|nd|nde|st|rd|th)?$/.exec(word);
  return found ? { number: Number(found[1]), isBare: found[2] === undefined } : undefined;
}

/** The department of a postal code; '20' is either of Corsica's. */
export const departmentOfPost = (code: string): string => code.slice(0, /^9[78]/.test(code) ? 3 : 2);
