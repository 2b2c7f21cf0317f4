import type { Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../data";

/** Changes the password; every other session of the account ends. */
export function useChangePassword() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: Schemas["ChangePasswordInput"]) => api.POST("/user/password", { body }),
  });
}
