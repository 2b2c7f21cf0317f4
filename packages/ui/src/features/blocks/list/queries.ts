import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orNoLonger, reloadAfter, unlessUnsupported, useApi } from "../../../data";
import { useIsBlocked } from "../queries";

/** The people that the reader has blocked, newest first; null if the server has no blocks. */
export function useBlocks() {
  const api = useApi();
  return useQuery({
    queryKey: ["blocks"],
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/user/blocks", { signal })),
  });
}

/** Unblocks a person by id, and refetches their content. */
export function useUnblock() {
  const api = useApi();
  const client = useQueryClient();
  const isBlocked = useIsBlocked();
  return useMutation({
    mutationFn: (userId: number) =>
      orNoLonger(api.DELETE("/user/blocks/{userId}", { params: { path: { userId } } }), () => isBlocked(userId)),
    onSettled: () => reloadAfter(client, "block"),
  });
}
