import { useMutation } from "@tanstack/react-query";
import { orFound, useApi, useReload } from "../../data";

/** Checks whether a person is blocked, after a lost answer. */
export function useIsBlocked() {
  const api = useApi();
  return async (id: number) => (await api.GET("/user/blocks")).some((person) => person.id === id);
}

/** Blocks a person by id. A failure refetches everything with content by people; after a success, the caller does. */
export function useBlock() {
  const api = useApi();
  const isBlocked = useIsBlocked();
  return useMutation({
    mutationFn: (userId: number) =>
      orFound<object>(api.POST("/user/blocks", { body: { userId } }), async () =>
        (await isBlocked(userId)) ? {} : undefined,
      ),
    onError: useReload("block"),
  });
}
