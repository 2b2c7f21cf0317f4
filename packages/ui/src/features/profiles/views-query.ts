import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageSize, unlessUnsupported, useApi } from "../../data";

/** A page of who opened one's resume; null where the server does not know the call. */
export function useResumeViews(page: number) {
  const api = useApi();
  const query = { page, pageSize };
  return useQuery({
    queryKey: ["resume-views", page],
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/user/resume-views", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}
