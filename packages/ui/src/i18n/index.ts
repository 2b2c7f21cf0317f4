export { DateText } from "./DateText";
export { defineWords } from "./define-words";
export { dayOf, formatAgo, formatDate, formatNumber, hasDate } from "./format";
export { currentAcceptLanguage, setLanguage } from "./instance";
export { LangScope, useScopeLang } from "./LangScope";
export { languages, type Wording } from "./language";
export { useLanguage } from "./use-language";
