import { authMutants } from "./mutants-auth";
import { limitMutants } from "./mutants-limits";
import { listMutants } from "./mutants-lists";
import { matchNotificationMutants } from "./mutants-match-notifications";
import { matchingMutants } from "./mutants-matching";
import { messageMutants } from "./mutants-messages";
import { notificationMutants } from "./mutants-notifications";

/** Source mutations of the reference server: mistakes that other servers could make too. */
export const mutants = [
  ...authMutants,
  ...limitMutants,
  ...listMutants,
  ...matchingMutants,
  ...matchNotificationMutants,
  ...messageMutants,
  ...notificationMutants,
];
