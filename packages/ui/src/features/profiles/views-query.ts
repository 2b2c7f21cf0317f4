import { pageSize } from "@passerelle/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AddressPage } from "../../address";
import { unlessUnsupported, useApi, useTurns } from "../../data";

/**
 * A page of the people who opened the user's resume, null if the server does not support it; its number, and a function
 * to change it. The number is not in the address, which belongs to the profile.
 */
export function useResumeViews() {
  const api = useApi();
  const [{ page, after }, setPlace] = useState<Pick<AddressPage, "page" | "after">>({ page: 1 });
  const key = ["resume-views"] as const;
  const query = useQuery({
    queryKey: [...key, page, ...(after ? [after] : [])],
    queryFn: ({ signal }) => {
      const params = { query: { page, pageSize, ...(after && { after }) } };
      return unlessUnsupported(api.GET("/user/resume-views", { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
  const place = {
    page,
    after,
    onPage: (next: number, start?: string | null) => setPlace({ page: next, after: start }),
    limitTo: (lastPage: number) => {
      if (page > lastPage) setPlace({ page: lastPage });
    },
  };
  const onPage = useTurns(place, key, query.isPlaceholderData ? undefined : (query.data ?? undefined));
  return { query, page, onPage };
}
