export { ApplicationsDialog } from "./ApplicationsDialog";
export { ApplicationsScreen } from "./ApplicationsScreen";
export { ReceivedScreen } from "./ReceivedScreen";
export { MatchSummary } from "./MatchSummary";
export { OfferAge } from "./OfferAge";
export { readOffersAhead } from "./queries";
