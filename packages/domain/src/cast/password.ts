/** What everybody of the cast logs in with where nobody else can reach them; the README names it. */
export const demoPassword = "Passerelle-2026!";
