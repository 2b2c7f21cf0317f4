/** Irregular words by their common form. */
const irregular: Readonly<Record<string, string>> = {
  saint: "st ste sts stes",
  homme: "hommes femme femmes valet valets",
  hot: "steward stewards",
  barman: "barmaid barmaids",
  public: "publics publique publiques",
  turc: "turcs turque turques",
  grec: "grecs grecque grecques",
  laic: "laics laique laiques",
  sec: "secs seche seches",
  bref: "brefs breve breves",
  docker: "dockers dockeur dockeurs dockeuse dockeuses",
  fille: "filles",
  donnee: "donnees",
  hotte: "hottes",
  docteur: "doctoresse doctoresses",
  empereur: "imperatrice imperatrices",
  heros: "heroine heroines",
  speaker: "speakerine speakerines",
  compagnon: "compagnons compagne compagnes",
  nouveau: "nouveaux nouvel nouvelle nouvelles",
  jumeau: "jumeaux jumelle jumelles",
  beau: "beaux belle belles",
  vieux: "vieille vieilles",
  faux: "fausse fausses",
  doux: "douce douces",
  roux: "rousse rousses",
  epou: "epouse epouses",
  gros: "grosse grosses",
  bas: "basse basses",
  epais: "epaisse epaisses",
  blanc: "blancs blanche blanches",
  franc: "francs franche franches",
  frais: "fraiche fraiches",
  long: "longs longue longues",
  favori: "favoris favorite favorites",
  travail: "travaux",
  vitrail: "vitraux",
  materiau: "materiaux",
  tuyau: "tuyaux",
  jeu: "jeux",
  feu: "feux",
  lieu: "lieux",
  milieu: "milieux",
  enjeu: "enjeux",
  cheveu: "cheveux",
};

const unchanged = ["taux", "chaux", "deux", "mieux", "adieux"];

const formOf = new Map([
  ...Object.entries(irregular).flatMap(([form, words]) =>
    [form, ...words.split(" ")].map((word): [string, string] => [word, form]),
  ),
  ...unchanged.map((word): [string, string] => [word, word]),
]);

// Not every 'er' becomes 'eur': 'développer' is not 'développeur'.
const english =
  "book|brok|deal|design|dispatch|freelanc|gam|hack|influenc|lead|manag|perform|plann|report|rewrit|skipp|stream|trad|youtub";

/** Endings with their replacements in the common form; the first match applies. */
const endings: readonly [RegExp, string][] = [
  [/woman$/, "man"],
  [/(?<=[dt])rice$/, "eur"],
  [/(?:eresse|euse|eux)$/, "eur"],
  [new RegExp(`(?<=${english})er$`), "eur"],
  [/(?<=tr?)esse$/, ""],
  [/(?<=eau|ou)x$/, ""],
  [/aux$/, "al"],
  [/(?<=i|eu)ve$/, "f"],
  [/([fnlt])\1e$/, "$1"],
  [/(?<=[iu])se$/, ""],
  [/e$/, ""],
];

const ordinal = /^(\d{1,3})(?:er|ere|re|nd|nde|e|eme|ieme|st|rd|th)s?$/;

// Shorter forms would be common to too many words.
const minForm = 3;

/** The common form of a folded word's feminine, masculine, singular and plural. */
export function wordKey(word: string): string {
  const form = formOf.get(word) ?? ordinal.exec(word)?.[1];
  if (form !== undefined || !/^[a-z]{4,}$/.test(word)) return form ?? word;
  const singular = word.replace(/(?<!s)s$/, "").replace(/ee+$/, "e");
  const ending = endings.find(([pattern]) => pattern.test(singular));
  const key = ending ? singular.replace(...ending) : singular;
  return key.length < minForm ? singular : key;
}
