export { type Address, AddressProvider, changedSearch, MemoryAddressProvider, positiveNumber } from "./address";
export {
  ApiContext,
  type ApiLoader,
  ApiProvider,
  changesSettled,
  createQueryClient,
  LiveProvider,
  type Prefetch,
  useApi,
} from "./data";
export { currentAcceptLanguage, type Sentence, setLanguage } from "./i18n";
export { backLayers } from "./components/back-layers";
export { forgetDrafts } from "./forms/drafts/draft-atom";
export { type Hrefs, HrefsProvider } from "./components/hrefs";
export { formReopening } from "./forms/drafts/use-reopened-form";
export { idle } from "./components/idle";
export { CrashScreen } from "./components/CrashScreen";
export { Fetched } from "./chunks/Fetched";
export { LegalProvider } from "./components/LegalLinks";
export { LoadFailed } from "./components/LoadFailed";
export type { PlaceOnPage } from "./components/FailedPlace";
export { type AnchorProps, LinkProvider } from "./components/Link";
export { LoadingScreen } from "./components/LoadingScreen";
export { useScreenChange } from "./components/screen-change";
export { toast } from "./components/toast";
export { UiProvider } from "./components/UiProvider";
export { unsavedChanges } from "./forms/unsaved/unsaved-changes";
export { UnsavedChangesDialog } from "./forms/unsaved/UnsavedChangesDialog";
export { primeColorMode } from "./theme/color-mode";
