import { getDefaultStore } from "jotai";

/** Client state that outlives components; calls and live messages also set its atoms outside React. */
export const store = getDefaultStore();
