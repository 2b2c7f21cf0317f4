import type { Schemas } from "@passerelle/api";

/** Whether work is on site, partly remote or fully remote. */
export const remoteWork: readonly Schemas["RemoteWork"][] = ["none", "partial", "full"];

/** The contract types of offers and experiences, in the specification's order. */
export const contracts: readonly Schemas["ContractType"][] = ["stage", "alternance", "cdd", "cdi", "freelance"];
