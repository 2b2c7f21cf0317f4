export { ApplicationsDialog } from "./ApplicationsDialog";
export { ApplicationsScreen } from "./ApplicationsScreen";
export { applicationsLive } from "./live";
export { ReceivedScreen } from "./ReceivedScreen";
export { MatchSummary } from "./MatchSummary";
export { OfferAge } from "./OfferAge";
export { readOffersAhead } from "./queries";
