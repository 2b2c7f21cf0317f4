export { prefetchLinks } from "../../components/text/LinkedText";
export { PublicCompanyScreen, type PublicCompanyScreenProps } from "./PublicCompanyScreen";
export type { PublicHrefs } from "./PublicLayout";
export { PublicMissingScreen, type PublicMissingScreenProps } from "./PublicMissingScreen";
export { PublicOfferScreen, type PublicOfferScreenProps } from "./PublicOfferScreen";
export { PublicOffersScreen, type PublicOffersScreenProps } from "./PublicOffersScreen";
export { ShareSection } from "../../components/share/ShareSection";
