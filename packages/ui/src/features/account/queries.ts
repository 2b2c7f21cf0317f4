import { form, type Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedChanges, useApi, useReloadAfterSave } from "../../data";
import { meKey } from "./me";

/**
 * Changes fields of the own account; an empty value clears one. The new name and picture show at once, and all that
 * carries them is read again. `onSaved` is called even if its screen has been left.
 */
export function useUpdateMe(onSaved: (me: Schemas["User"]) => void) {
  const api = useApi();
  const client = useQueryClient();
  const { onError } = useReloadAfterSave();
  return useMutation({
    onError,
    mutationFn: (changes: Schemas["UserInput"]) =>
      savedChanges<Schemas["User"]>(api.PATCH("/user/update", form(changes)), {
        changes,
        before: client.getQueryData(meKey),
        read: () => api.GET("/user/me"),
      }),
    onSuccess: async ({ data }) => {
      // An answer on its way may be older than this one.
      await client.cancelQueries({ queryKey: meKey });
      if (data) {
        client.setQueryData(meKey, data);
        onSaved(data);
      }
      void client.invalidateQueries();
    },
  });
}

/** Changes the password; every other session of the account ends. */
export function useChangePassword() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: Schemas["ChangePasswordInput"]) => api.POST("/user/password", { body }),
  });
}
