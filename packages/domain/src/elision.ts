// A y is a vowel before a consonant (Yves), not before a vowel (Yann).
const vowelFirst = /^[\u2066-\u2068]?(?:[aeiouæœ]|y(?=[bcdfghjklmnpqrstvwxz]))/iu;

const elided = (whole: string, short: string) => (name: string) =>
  `${vowelFirst.test(name.normalize("NFD")) ? short : `${whole} `}${name}`;

/** 'de' before a name in French: 'de Claire', 'd’Amina'. It stays whole before an h, where usage varies (D-358). */
export const withDe = elided("de", "d’");

/** 'que' before a name in French: 'que Claire', 'qu’Amina'. */
export const withQue = elided("que", "qu’");
