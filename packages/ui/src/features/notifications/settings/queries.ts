import type { Schemas } from "@passerelle/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { savedChanges, unlessUnsupported, useApi } from "../../../data";

export type Settings = Schemas["NotificationSettings"];

const settingsKey = ["notification-settings"] as const;

/** The notification settings by kind, null if the server does not support them. */
export function useNotificationSettings() {
  const api = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) =>
      (await unlessUnsupported(api.GET("/user/notification-settings", { signal })))?.data ?? null,
  });
}

/** Changes the settings of some kinds of notification. */
export function useSaveNotificationSettings() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<Settings>) =>
      savedChanges<Settings>(api.PATCH("/user/notification-settings", { body: changes }), {
        changes,
        before: client.getQueryData<Settings>(settingsKey),
        read: async () => (await api.GET("/user/notification-settings")).data,
      }),
    onSuccess: ({ data }) => {
      if (data) client.setQueryData(settingsKey, data);
    },
  });
}
