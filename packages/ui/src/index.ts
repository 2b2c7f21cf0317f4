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
export { currentAcceptLanguage, type Sentence, setLanguage, showTimesIn } from "./i18n";
export { backLayers } from "./components/dialogs/layers";
export { forgetDrafts } from "./forms/drafts/draft-storage";
export { type Hrefs, HrefsProvider } from "./components/text/hrefs";
export { idle } from "./components/provider/idle";
export { CrashScreen } from "./components/states/CrashScreen";
export { Fetched } from "./chunks/Fetched";
export { LegalProvider } from "./components/layout/LegalLinks";
export { LoadFailed } from "./components/states/FailedState";
export type { PlaceOnPage } from "./components/states/FailedState";
export { type AnchorProps, LinkProvider } from "./components/text/Link";
export { LoadingScreen } from "./components/states/LoadingState";
export { useScreenChange } from "./components/layout/screen-change";
export { navigation, toast } from "./components/feedback/toast";
export { UiProvider } from "./components/provider/UiProvider";
export { unsavedChanges } from "./forms/unsaved/unsaved-changes";
export { UnsavedChangesDialog } from "./forms/unsaved/UnsavedChangesDialog";
export { primeColorMode } from "./theme/color-mode";
