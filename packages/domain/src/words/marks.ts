const genders = String.raw`(?:[hfmwdx]|nb|hommes?|femmes?)`;

// H/F, F/H/X, m/w/d.
const ofBoth = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${genders}(?:\s*[/|·•]\s*${genders})+|[hm]-f|f-[hm]|(?<=\()(?:hf|fh))(?![\p{L}\p{N}])`,
  "gu",
);

// Endings that French appends to a word for its other gender.
const otherEnding = `(?:${[
  "e|ee|ne|enne|ienne|nne|onne|le|elle|se|sse|euse|teuse|trice|rice|ice|eresse|esse|te|ette|ere|re|iere|fe|ffe|ve|ive|euve",
  "que|che|eure|eur|teur|er|ier|ien|eux|if|[rsx]",
].join("|")})`;
const end = String.raw`(?:[.·•-]?[sx])?(?![\p{L}\p{N}]|-\p{L})`;

// Each begins with its marker, not with the letters before it, which would be compared at every character.
const appended = new RegExp(
  [
    String.raw`\s?[([](?<=\p{L}{3}\s?.)-?${otherEnding}s?[)\]]s?(?!\p{L})`, // Chargé(e), Conseiller (ère)
    String.raw`[.·•-](?<=\p{L}{3}.)${otherEnding}${end}`, // Chef·fe, Vendeur.se, Conseiller-ère
    String.raw`\s?/(?<=\p{L}{3}\s?.)\s?-?${otherEnding}${end}`, // Infirmier/ière
  ].join("|"),
  "gu",
);

// Développeu·r·se.
const between = /[·•](?<=\p{L}{2}.)(?=(?:e?[rx]|eu[rx]|teur|i?er|f)[·•]\p{L})/gu;

// Other dots and hyphens that programs and keyboards give for those above.
const dots = /[\u2027\u2219\u22C5\u30FB]/g;
const hyphens = /[\u2010-\u2013]/g;

/** A folded text without markers of both genders: 'chargé(e)', 'chef·fe', '(h/f)'. */
export const withoutGenderMarks = (text: string): string =>
  text.replace(dots, "·").replace(hyphens, "-").replace(between, "").replace(appended, "").replace(ofBoth, " ");
