import { paths } from "../paths";

/** Where the search is; the dashboard alone names it, and what is loaded before the login has to stay small. */
export const searchPath = "/dashboard/search";

/** Where the menu and the header lead. */
export const dashboardHrefs = { ...paths, search: searchPath };
