import type { Schemas } from "@passerelle/api";
import { useCall } from "../../../data";

/** Requests a code for a new password. */
export function useForgotPassword() {
  return useCall((api, body: Schemas["ForgotPasswordInput"]) => api.POST("/user/forgot-password", { body }));
}

/** Sets a new password with the code of a mail; ends all sessions. */
export function useResetPassword() {
  return useCall((api, body: Schemas["ResetPasswordInput"]) => api.POST("/user/reset-password", { body }));
}

/** Reverts a change of the e-mail address and sets a new password; ends all sessions. */
export function useUndoEmail() {
  return useCall((api, body: Schemas["ResetPasswordInput"]) => api.POST("/user/undo-email", { body }));
}
