export { type Address, AddressProvider, changedSearch } from "./address";
export { ApiProvider, createQueryClient, LiveProvider, useApi } from "./api";
export { currentAcceptLanguage } from "./i18n";
export { CrashScreen } from "./kit/CrashScreen";
export { type AnchorProps, LinkProvider } from "./kit/Link";
export { LoadingScreen } from "./kit/LoadingScreen";
export { toast } from "./kit/toast";
export { UiProvider } from "./kit/UiProvider";
export { primeColorMode } from "./theme/color-mode";
