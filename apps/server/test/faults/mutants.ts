import { authMutants } from "./mutants-auth";
import { listMutants } from "./mutants-lists";
import { matchingMutants } from "./mutants-matching";
import { messageMutants } from "./mutants-messages";
import { notificationMutants } from "./mutants-notifications";

/** Mistakes in the source of the reference server that another server could make just as well. */
export const mutants = [...authMutants, ...listMutants, ...matchingMutants, ...messageMutants, ...notificationMutants];
