import { accountMutants } from "./mutants-account";
import { authMutants } from "./mutants-auth";
import { limitMutants } from "./mutants-limits";
import { listMutants } from "./mutants-lists";
import { liveMutants } from "./mutants-live";
import { matchNotificationMutants } from "./mutants-match-notifications";
import { matchingMutants } from "./mutants-matching";
import { messageMutants } from "./mutants-messages";
import { notificationMergeMutants } from "./mutants-notifications-merged";
import { notificationMutants } from "./mutants-notifications";
import { offerMutants } from "./mutants-offers";
import { postMutants } from "./mutants-posts";

/** Source mutations of the reference server: mistakes that other servers could make too. */
export const mutants = [
  // Before those that share people: some of these end everybody's sessions.
  ...authMutants,
  ...limitMutants,
  ...accountMutants,
  ...liveMutants,
  ...listMutants,
  ...matchingMutants,
  ...matchNotificationMutants,
  ...messageMutants,
  ...notificationMutants,
  ...notificationMergeMutants,
  ...offerMutants,
  ...postMutants,
];
