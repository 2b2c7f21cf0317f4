import { paths } from "../paths";

/** The dashboard's routes that are not in `paths`, because code loaded before the login has to stay small. */
export const routePaths = {
  search: `${paths.dashboard}/search`,
  company: `${paths.dashboard}/companies/:username`,
  person: `${paths.dashboard}/people/:username`,
  post: `${paths.posts}/:id`,
  receivedApplications: `${paths.jobOffers}/:id/applications`,
} as const;

/** The links of the menu and the header. */
export const dashboardHrefs = { ...paths, search: routePaths.search };

const fill = (path: string, parameter: string | number) => path.replace(/:\w+/, encodeURIComponent(parameter));

/** A query string; empty if all values are undefined. */
export function queryOf(given: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** A post's page, scrolled to one of its comments if given. */
export const postPath = (id: number, comment?: number) => `${fill(routePaths.post, id)}${queryOf({ comment })}`;

/** The page with the applications to a recruiter's offer, with one of them open if given. */
export const receivedApplicationsPath = (offerId: number, application?: number) =>
  `${fill(routePaths.receivedApplications, offerId)}${queryOf({ application })}`;

export const companyPath = (username: string) => fill(routePaths.company, username);

export const personPath = (username: string) => fill(routePaths.person, username);

/** The discussion with a person, optionally about an offer. */
export const discussionPath = (username: string, offer?: number) =>
  `${paths.messages}${queryOf({ with: username, offer })}`;

/** A message in the discussion with this key. */
export const messagePath = (key: string, message: number) => `${paths.messages}${queryOf({ with: key, message })}`;
