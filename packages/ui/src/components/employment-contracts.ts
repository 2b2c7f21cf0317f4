import type { Schemas } from "@passerelle/api";

/** Whether work is done on site, partly from elsewhere, or wholly. */
export const remoteWork: readonly Schemas["RemoteWork"][] = ["none", "partial", "full"];

/** The kinds of contract, of offers and experiences alike, in the specification's order. */
export const contracts: readonly Schemas["ContractType"][] = ["stage", "alternance", "cdd", "cdi", "freelance"];
