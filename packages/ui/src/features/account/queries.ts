import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../data/api-context";
import { reloadAfter, useReloadAfterSave } from "../../data/reload";
import { savedChanges } from "../../data/saved-changes";
import { useUpload } from "../../forms/files/upload/use-upload";
import { meKey } from "./me";

/**
 * Changes fields of the current user; an empty value clears one. The cache has the new name and picture at once, and
 * refetches everything that shows them. `onSaved` is called even if its screen has been left.
 */
export function useUpdateMe(onSaved: (me: Schemas["User"], changes: Schemas["UserInput"]) => void) {
  const api = useApi();
  const client = useQueryClient();
  const keep = useKeepMe();
  const { onError } = useReloadAfterSave("account");
  const { send, state } = useUpload();
  const mutation = useMutation({
    onError,
    mutationFn: (changes: Schemas["UserInput"]) =>
      savedChanges<Schemas["User"]>(
        send(changes, (init) => api.PATCH("/user/update", init)),
        {
          changes,
          before: client.getQueryData(meKey),
          read: () => api.GET("/user/me"),
          // A new address is pending until it is confirmed.
          seen: (me) => ({ ...me, email: me.pendingEmail ?? me.email }),
        },
      ),
    onSuccess: async ({ data }, changes) => {
      await keep(data);
      if (data) onSaved(data, changes);
    },
  });
  return { ...mutation, upload: state };
}

/** Caches the updated account and refetches everything that shows it. */
function useKeepMe() {
  const client = useQueryClient();
  return async (me: Schemas["User"] | undefined) => {
    // A pending answer may be older than this one.
    await client.cancelQueries({ queryKey: meKey });
    if (me) client.setQueryData(meKey, me);
    void reloadAfter(client, "account");
  };
}

/** Submits the code mailed to a new address, which replaces the old one. `onConfirmed` runs even without the form. */
export function useConfirmEmail(onConfirmed: (message: string | undefined) => void) {
  const api = useApi();
  const keep = useKeepMe();
  return useMutation({
    mutationFn: (code: string) => api.POST("/user/confirm-email", { body: { code } }),
    onSuccess: ({ data, message }) => {
      onConfirmed(message);
      return keep(data);
    },
  });
}

/** Deletes the account, which ends its session; `onDeleted` runs even if its form has gone. */
export function useDeleteMe(onDeleted: (message: string | undefined) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (currentPassword: string) => api.POST("/user/delete", { body: { currentPassword } }),
    onSuccess: ({ message }) => onDeleted(message),
  });
}

/** Requests an archive of the user's data; returns its address. */
export function useExportMe() {
  const api = useApi();
  return useMutation({
    mutationFn: (currentPassword: string) => api.POST("/user/export", { body: { currentPassword } }),
  });
}
