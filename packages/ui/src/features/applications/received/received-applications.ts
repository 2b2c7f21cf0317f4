import type { Schemas } from "@passerelle/api";
import { maxPageSize } from "@passerelle/domain";
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  firstPage,
  isConflict,
  isGone,
  nextPage,
  orFound,
  type PageParam,
  pageQueryOf,
  patch,
  reload,
  reloadAfter,
  unlessMissing,
  useApi,
} from "../../../data";
import { resumeRenewal } from "../../profiles";
import { mergePages } from "./merge-pages";
import { oneKey, patchReceived, receivedKey } from "./received-list";

export type Application = Schemas["Application"];
type Pages = InfiniteData<Schemas["ApplicationPage"], PageParam>;

const keyOf = (jobOfferId: Schemas["JobOffer"]["id"]) => ["applications", jobOfferId] as const;

/**
 * The applications to an offer, newest first, cached as `["applications", offer]`. They are refetched at each opening
 * and while they are visible, because loading marks them as seen, and the links to resumes expire.
 */
export function useApplications(jobOfferId: Schemas["JobOffer"]["id"]) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: keyOf(jobOfferId),
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) => {
      // The first call is exactly the specification's. Further applications are loaded on demand (D-113).
      const query = { jobOfferId, limit: maxPageSize, ...(pageParam !== firstPage && pageQueryOf(pageParam)) };
      return api.GET("/applications", { params: { query }, signal });
    },
    getNextPageParam: nextPage,
    select: mergePages,
    gcTime: 0,
    staleTime: 0,
    ...resumeRenewal,
  });
}

type Decision = Omit<Schemas["DecisionInput"], "expected"> & { application: Application };

interface Outdated {
  /** The application no longer exists. */
  onGone?: (error: Error) => void;
  /** The application was decided meanwhile. Receives its current state, if that could be loaded. */
  onChanged?: (application: Application | undefined) => void;
}

/**
 * Decides on an application to an offer, or reverses the decision with null, unless it has another decision than the
 * given application (D-351). Its row changes in place, and all counts of decisions are refetched.
 */
export function useDecide(jobOfferId: Schemas["JobOffer"]["id"], { onGone, onChanged }: Outdated = {}) {
  const api = useApi();
  const client = useQueryClient();
  const read = (id: number) =>
    unlessMissing(api.GET("/application/{applicationID}", { params: { path: { applicationID: id } } }));
  const readAgain = async (id: number) => {
    try {
      return (await read(id))?.data;
    } catch {
      return undefined;
    }
  };
  return useMutation({
    mutationFn: ({ application, ...input }: Decision) => {
      const params = { path: { applicationID: application.id } };
      const body = { ...input, expected: application.decision ?? null };
      return orFound(api.PATCH("/application/{applicationID}", { params, body }), async () => {
        const found = await read(application.id);
        return found?.data.decision === body.decision ? found : undefined;
      });
    },
    onSuccess: ({ data }, { application, decision }) => {
      const decided = data ?? { ...application, decision };
      client.setQueryData(oneKey(application.id), decided);
      void patchReceived(client, jobOfferId, decided);
      return patch<Pages>(client, keyOf(jobOfferId), (pages) => withApplication(pages, decided));
    },
    onError: async (error, { application }) => {
      if (isGone(error)) onGone?.(error);
      else if (onChanged && isConflict(error)) onChanged(await readAgain(application.id));
    },
    onSettled: (answer, _, { application }) => {
      void reloadAfter(client, "decision");
      // If the answer contains the application, nothing has to be refetched.
      if (!answer?.data) void reload(client, keyOf(jobOfferId), receivedKey(jobOfferId), oneKey(application.id));
    },
  });
}

function withApplication({ pages, pageParams }: Pages, given: Application): Pages {
  const replace = (each: Application) => (each.id === given.id ? given : each);
  return { pages: pages.map((page) => ({ ...page, items: page.items.map(replace) })), pageParams };
}

/** First and last name; empty for a deleted person. */
export function nameOf({ Applicant: { user } }: Pick<Application, "Applicant">): string {
  return [user.firstname, user.lastname].filter(Boolean).join(" ").trim();
}
