/** A word without break opportunities, wider than a phone. */
export const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** An address without break opportunities. */
export const LONG_ADDRESS = `https://demonstrations.example/${"projetdefindetudes".repeat(5)}`;

/** Arabic text with a number, a Latin name and an emoji. */
export const RIGHT_TO_LEFT = "مرحبًا بكم في Passerelle، لدينا 42 عرضًا جديدًا هذا الأسبوع 🎉";

/** Line breaks, markup that must stay text, and more text than fits on a screen. */
export const LONG_TEXT = [
  "Une phrase qui ne veut pas finir, avec des virgules, des parenthèses (et d'autres encore), puis un mot :",
  `${LONG_WORD}.`,
  `<b>Ceci n'est pas du gras</b> &amp; ceci non plus. ${RIGHT_TO_LEFT}`,
  "Merci d'avoir lu jusqu'ici, et bravo à vous. ".repeat(40),
]
  .join("\n")
  .trim();

/** Names of people: as long as the contract allows, right to left, one letter, with diacritics. */
export const NAMES = [
  { firstname: "Maximilienne-Alexandrine-Hildegarde-Éléonore", lastname: `de ${LONG_WORD}` },
  { firstname: "عبد الرحمن", lastname: "المصري الأندلسي" },
  { firstname: "Ô", lastname: "Ng" },
  { firstname: "👩🏽‍🔬 Anne-Sophie", lastname: "L'Hermitte--d'Aubigné <b>" },
  { firstname: LONG_WORD, lastname: LONG_WORD },
] as const;

/** Titles: long with spaces, long without, right to left, short. */
export const TITLES = [
  "Responsable de la coordination transversale des plateformes d'observation du littoral",
  LONG_WORD,
  RIGHT_TO_LEFT,
  "IA",
] as const;

/** Cycles through the values. */
export function pick<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}

/** Fifty skills, the maximum of a list, of at most sixty characters each. */
export const SKILLS = Array.from(
  { length: 50 },
  (_, n) => `${pick([LONG_WORD, RIGHT_TO_LEFT, "C"], n).slice(0, 55)} ${n}`,
);
