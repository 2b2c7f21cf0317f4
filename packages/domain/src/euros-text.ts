import { type Language, locales } from "./language";

/** Formats amounts of euros, with cents if there are any. */
export const euros = (language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });

/** An amount of euros as text: '2 100,50 €'. */
export const eurosText = (amount: number, language: Language): string => euros(language).format(amount);
