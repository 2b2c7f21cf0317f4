export { browserStorage, tabStorage } from "./browser-storage";
export { type Chunk, createChunk, onChunkFailure } from "./chunks/chunk";
export { initialsOf } from "./components/people/initials";
export { documentLanguage, keepLanguage, languageToOffer, offersLanguage, readLanguage } from "./i18n/language";
export { widerThan } from "./theme/breakpoints";
export { readColorMode, showColorMode } from "./theme/stored-color-mode";
