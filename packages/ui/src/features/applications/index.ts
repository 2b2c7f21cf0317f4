export { ApplicationsScreen } from "./ApplicationsScreen";
export { MatchSummary } from "./MatchSummary";
export { MatchedSkill } from "./shared/MatchedSkill";
export { OfferAge } from "./OfferAge";
export { isOutdated, readOffersAhead, useOffer } from "./queries";
export { DecisionBadge } from "./shared/DecisionBadge";
export { MessageField, type MessageValues } from "./shared/MessageField";
export { Quote } from "./shared/Quote";
export { WriteLink } from "./shared/WriteLink";
