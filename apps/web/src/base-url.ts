/** Where the API answers: the page's own host, below an alias in development. */
export const baseUrl = import.meta.env.VITE_API_BASE;
