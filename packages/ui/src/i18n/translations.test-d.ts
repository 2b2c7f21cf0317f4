import type { defineTranslations } from "./define-translations";

declare const en: { form: { addTitle: string }; posts_one: string; posts_other: string };
declare const translations: ReturnType<ReturnType<typeof defineTranslations<typeof en>>>;

export const known = translations.t("form.addTitle");
export const counted = translations.t("posts", { count: 2 });

// @ts-expect-error A key that the catalogues do not have.
export const unknownKey = translations.t("form.nothing");
