export { DateText } from "./DateText";
export { defineTranslations } from "./define-translations";
export { dayOf, formatAgo, formatDate, formatNumber, hasDate, showTimesIn } from "./format";
export { currentAcceptLanguage, currentLanguage, onLanguageChange, setLanguage } from "./instance";
export { LangScope, usePageLang, useScopeLang } from "./LangScope";
export { documentLanguage, type Language, languages, languageToOffer, offersLanguage, type Wording } from "./language";
export { pageLangOf, pageOf, quoteOr, said, type Sentence } from "./sentence";
export { SentenceText } from "./SentenceText";
export { useLanguage } from "./use-language";
