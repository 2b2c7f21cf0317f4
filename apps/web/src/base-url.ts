/** The base URL of the API: the page's own host, or an alias in development. */
export const baseUrl = import.meta.env.VITE_API_BASE;
