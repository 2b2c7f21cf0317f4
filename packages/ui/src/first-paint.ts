export { browserStorage, tabStorage } from "./browser-storage";
export { type Chunk, createChunk, onChunkFailure } from "./chunks/chunk";
export { initialsOf } from "./components/people/initials";
export {
  documentLanguage,
  keepLanguage,
  languageKey,
  languageToOffer,
  offersLanguage,
  readLanguage,
} from "./i18n/language-choice";
export { sidebarBreakpoint, widerThan } from "./theme/breakpoints";
export { colorModeKey, readColorMode, showColorMode } from "./theme/stored-color-mode";
