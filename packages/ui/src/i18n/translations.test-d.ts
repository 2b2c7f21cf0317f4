import type { Translations } from "./define-translations";

declare const translations: Translations<"posts">;

export const known = translations.t("form.addTitle");

// @ts-expect-error A key that the feature's catalogues do not have.
export const unknownKey = translations.t("form.nothing");

// @ts-expect-error A feature without catalogues.
export declare const unknownFeature: Translations<"cats">;
