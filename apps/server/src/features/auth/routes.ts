import type { Routes } from "../../platform/http/handler";
import { liveTicketRoutes } from "./live-tickets";
import { login, logout } from "./login";
import { passwordRoutes } from "./password-routes";
import { correctEmail, register } from "./register";
import { sessionRoutes } from "./session-routes";
import { resendOtp, verifyEmail } from "./verify-email";

export const authRoutes = {
  ...passwordRoutes,
  ...liveTicketRoutes,
  ...sessionRoutes,
  register,
  correctEmail,
  verifyEmail,
  resendOtp,
  login,
  logout,
} satisfies Routes;
