import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reloadAfter, savedChanges, useApi, useReloadAfterSave } from "../../data";
import { useUpload } from "../../forms/files/upload/use-upload";
import { meKey } from "./me";

/**
 * Changes fields of the own account; an empty value clears one. The new name and picture show at once, and all that
 * carries them is read again. `onSaved` is called even if its screen has been left.
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
          // A new address that was asked for waits beside the one that counts.
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

/** Keeps what the server says of the account, and has all that shows it read again. */
function useKeepMe() {
  const client = useQueryClient();
  return async (me: Schemas["User"] | undefined) => {
    // An answer on its way may be older than this one.
    await client.cancelQueries({ queryKey: meKey });
    if (me) client.setQueryData(meKey, me);
    void reloadAfter(client, "account");
  };
}

/** Enters the code that was mailed to a new address, which then counts; its form leaves as `onConfirmed` is called. */
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

/** Deletes the account; its session ends with it, as `onDeleted` is called. */
export function useDeleteMe(onDeleted: (message: string | undefined) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (currentPassword: string) => api.POST("/user/delete", { body: { currentPassword } }),
    onSuccess: ({ message }) => onDeleted(message),
  });
}

/** Asks for an archive of one's data; where it is. */
export function useExportMe() {
  const api = useApi();
  return useMutation({
    mutationFn: (currentPassword: string) => api.POST("/user/export", { body: { currentPassword } }),
  });
}
