export type { Operator } from "./LegalScreen";
export { PrivacyScreen, type PrivacyScreenProps } from "./PrivacyScreen";
export { TermsScreen, type TermsScreenProps } from "./TermsScreen";
