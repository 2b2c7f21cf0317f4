import { authMutants } from "./mutants-auth";
import { matchingMutants } from "./mutants-matching";
import { toldMutants } from "./mutants-told";

/** Mistakes in the source of the reference server that another server could make just as well. */
export const mutants = [...authMutants, ...matchingMutants, ...toldMutants];
