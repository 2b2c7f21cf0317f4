import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orFound, orNoLonger, unlessUnsupported, useApi } from "../../data";

const blocksKey = ["blocks"] as const;

/** The people whom one has blocked, the newest first; null where the server knows no blocks. */
export function useBlocks() {
  const api = useApi();
  return useQuery({
    queryKey: blocksKey,
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/user/blocks", { signal })),
  });
}

/** Whether somebody is blocked, where an answer was lost. */
function useIsBlocked() {
  const api = useApi();
  return async (id: number) => (await api.GET("/user/blocks")).some((person) => person.id === id);
}

/** Blocks a person by id; all that shows what people wrote is read again. */
export function useBlock() {
  const api = useApi();
  const client = useQueryClient();
  const isBlocked = useIsBlocked();
  return useMutation({
    mutationFn: (userId: number) =>
      orFound<object>(api.POST("/user/blocks", { body: { userId } }), async () =>
        (await isBlocked(userId)) ? {} : undefined,
      ),
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Unblocks a person by id; what they wrote is read again. */
export function useUnblock() {
  const api = useApi();
  const client = useQueryClient();
  const isBlocked = useIsBlocked();
  return useMutation({
    mutationFn: (userId: number) =>
      orNoLonger(api.DELETE("/user/blocks/{userId}", { params: { path: { userId } } }), () => isBlocked(userId)),
    onSettled: () => client.invalidateQueries(),
  });
}
