import type { Api } from "@passerelle/api";
import { pageSize } from "@passerelle/domain";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";

export type CvList = "formations" | "experiences" | "projects" | "certifications";

/** A list's first page, newest first, as a profile shows it. */
const firstPage = { params: { query: { page: 1, pageSize } } };

function useFirstPage<Page>(
  list: CvList,
  read: (api: Api, init: typeof firstPage & { signal: AbortSignal }) => Promise<Page>,
) {
  const api = useApi();
  return useQuery({
    queryKey: ["profile", list],
    queryFn: ({ signal }) => read(api, { ...firstPage, signal }),
  });
}

/** The user's latest formations, cached as `["profile", "formations"]`. */
export const useFormations = () => useFirstPage("formations", (api, init) => api.GET("/formations", init));

/** The user's latest experiences, cached as `["profile", "experiences"]`. */
export const useExperiences = () => useFirstPage("experiences", (api, init) => api.GET("/experiences", init));

/** The user's latest projects, cached as `["profile", "projects"]`. */
export const useProjects = () => useFirstPage("projects", (api, init) => api.GET("/projects", init));

/** The user's latest certifications, cached as `["profile", "certifications"]`. */
export const useCertifications = () => useFirstPage("certifications", (api, init) => api.GET("/certifications", init));
