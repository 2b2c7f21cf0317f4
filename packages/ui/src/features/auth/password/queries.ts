import type { Schemas } from "@passerelle/api";
import { useCall } from "../../../data";

/** Asks for a code with which a new password may be chosen. */
export function useForgotPassword() {
  return useCall((api, body: Schemas["ForgotPasswordInput"]) => api.POST("/user/forgot-password", { body }));
}

/** Chooses a new password with the code of the mail; every session ends. */
export function useResetPassword() {
  return useCall((api, body: Schemas["ResetPasswordInput"]) => api.POST("/user/reset-password", { body }));
}

/** Takes a change of the e-mail address back, with a new password; every session ends. */
export function useUndoEmail() {
  return useCall((api, body: Schemas["ResetPasswordInput"]) => api.POST("/user/undo-email", { body }));
}
