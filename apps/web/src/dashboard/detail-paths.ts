import { paths } from "../paths";

/** The dashboard's routes beside those of `paths`; what is loaded before the login has to stay small. */
export const routePaths = {
  search: `${paths.dashboard}/search`,
  company: `${paths.dashboard}/companies/:username`,
  person: `${paths.dashboard}/people/:username`,
  post: `${paths.posts}/:id`,
  receivedApplications: `${paths.jobOffers}/:id/applications`,
} as const;

/** Where the menu and the header lead. */
export const dashboardHrefs = { ...paths, search: routePaths.search };

const fill = (path: string, parameter: string | number) => path.replace(/:\w+/, encodeURIComponent(parameter));

/** A query string, empty without a defined value. */
export function queryOf(given: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** A post's page, with one of its comments in view. */
export const postPath = (id: number, comment?: number) => `${fill(routePaths.post, id)}${queryOf({ comment })}`;

/** The page with the applications to a recruiter's offer. */
export const receivedApplicationsPath = (offerId: number) => fill(routePaths.receivedApplications, offerId);

/** A company's page, by its recruiter's username. */
export const companyPath = (username: string) => fill(routePaths.company, username);

/** A person's page. */
export const personPath = (username: string) => fill(routePaths.person, username);

/** The discussion with a person, about an offer. */
export const discussionPath = (username: string, offer?: number) =>
  `${paths.messages}${queryOf({ with: username, offer })}`;
