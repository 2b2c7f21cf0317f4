import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@passerelle/api";
import { orNoLonger, reload, unlessUnsupported, useApi } from "../../../data";
import { useLanguage } from "../../../i18n";

export type OpenSession = Schemas["OpenSession"];

const sessionsKey = ["sessions"] as const;

/** The user's sessions, null if the server cannot list them; it names devices in the interface's language. */
export function useSessions() {
  const api = useApi();
  const [language] = useLanguage();
  return useQuery({
    queryKey: [...sessionsKey, language],
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/user/sessions", { signal })),
  });
}

/** Ends one session, or all others, and refetches the list. */
export function useEndSession() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: number | "others") =>
      which === "others"
        ? api.DELETE("/user/sessions")
        : orNoLonger(api.DELETE("/user/sessions/{id}", { params: { path: { id: which } } }), async () =>
            (await api.GET("/user/sessions")).some(({ id }) => id === which),
          ),
    onSettled: () => reload(client, sessionsKey),
  });
}
