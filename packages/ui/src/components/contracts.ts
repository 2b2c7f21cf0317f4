import type { Schemas } from "@passerelle/api";

/** The kinds of contract, of offers and experiences alike, in the specification's order. */
export const contracts: readonly Schemas["ContractType"][] = ["stage", "alternance", "cdd", "cdi", "freelance"];
