export { DateText } from "./DateText";
export { defineTranslations } from "./define-translations";
export { dayOf, formatDate, hasDate, showTimesIn } from "./format-dates";
export { formatFileSize, formatNumber } from "./format-numbers";
export { currentAcceptLanguage, currentLanguage, onLanguageChange, setLanguage } from "./instance";
export { LangScope, LanguageProvider, useLanguage, usePageLang, useScopeLang } from "./LangScope";
export {
  documentLanguage,
  type Language,
  languages,
  languageToOffer,
  offersLanguage,
  type Wording,
} from "./language-choice";
export { ageOf, agoOf, daysAgoOf, daysBetween, formatAgo } from "./relative-time";
export { pageLangOf, pageOf, quoteOr, said, type Sentence } from "./sentence";
export { SentenceText } from "./SentenceText";
