export { ApplicationsScreen } from "./ApplicationsScreen";
export { MatchSummary } from "./MatchSummary";
export { OfferPreview } from "./OfferPreview";
export { OfferAge } from "./OfferAge";
export { prefetchOffers } from "./queries";
export { ApplicationsDialog } from "./received/ApplicationsDialog";
export { ReceivedScreen } from "./received/ReceivedScreen";
