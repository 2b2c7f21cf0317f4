import type { Schemas } from "@passerelle/api";
import { useApi, useCall } from "../../../data";

/** Asks for a code with which a new password may be chosen. */
export function useForgotPassword() {
  const api = useApi();
  return useCall((body: Schemas["ForgotPasswordInput"]) => api.POST("/user/forgot-password", { body }));
}

/** Chooses a new password with the code of the mail; every session ends. */
export function useResetPassword() {
  const api = useApi();
  return useCall((body: Schemas["ResetPasswordInput"]) => api.POST("/user/reset-password", { body }));
}

/** Takes a change of the e-mail address back, with a new password; every session ends. */
export function useUndoEmail() {
  const api = useApi();
  return useCall((body: Schemas["ResetPasswordInput"]) => api.POST("/user/undo-email", { body }));
}
