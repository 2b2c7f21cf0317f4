/** The password of all demo accounts, documented in the README; for local use only. */
export const demoPassword = "Passerelle-2026!";
