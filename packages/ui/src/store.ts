import { getDefaultStore } from "jotai";

/** Client state that outlives a component: its atoms are also set outside of React, by calls and live messages. */
export const store = getDefaultStore();
