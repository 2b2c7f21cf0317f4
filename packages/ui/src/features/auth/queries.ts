import type { Schemas } from "@passerelle/api";
import { useCall } from "../../data";

export type Session = Schemas["Session"];

/** Logs in. */
export function useLogin() {
  return useCall((api, body: Schemas["LoginInput"]): Promise<Session> => api.POST("/user/login", { body }));
}

/** The values of the registration form; they include the username, which has no input. */
export type Registration = Required<Schemas["RegisterInput"]>;

/** Creates an account whose e-mail address still has to be verified. */
export function useRegister() {
  return useCall((api, body: Registration) => api.POST("/user/register", { body }));
}

/** The data for the verification: the address, and the id of its registration. */
export interface Verification {
  email: string;
  registrationId?: string | undefined;
  /** Opened from a mail, whose reader cannot change the registration's address. */
  isLinked?: boolean | undefined;
  /** The time from which another code can be requested, in milliseconds; now by default. */
  resendAt?: number | undefined;
}

/** The time in the given number of seconds. */
export const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/** Seconds until another code can be requested, if the server does not say. */
export const defaultPause = 60;

/** Changes the address of a pending registration, which then receives a code. */
export function useCorrectEmail() {
  return useCall((api, body: Schemas["CorrectEmailInput"]) => api.POST("/user/registration-email", { body }));
}

export interface Verified {
  session: Session;
  message?: string | undefined;
}

/** Exchanges the mailed code for a session. */
export function useVerifyEmail() {
  return useCall(async (api, { otp, ...given }: Schemas["VerifyEmailInput"]): Promise<Verified> => {
    // Mails show the code in two groups; pasting both must work.
    const body = { ...given, otp: otp.replaceAll(/\s/g, "") };
    const { token, user, message } = await api.POST("/user/verify-email", { body });
    return { session: { token, ...user }, message };
  });
}

/** Requests a new code, which invalidates the old one. */
export function useResendOtp() {
  return useCall((api, body: Schemas["ResendOtpInput"]) => api.POST("/user/resend-otp", { body }));
}
