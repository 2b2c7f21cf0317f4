import type { Schemas } from "@passerelle/api";
import { useCall } from "../../data";

export type Session = Schemas["Session"];

/** Logs in. */
export function useLogin() {
  return useCall((api, body: Schemas["LoginInput"]): Promise<Session> => api.POST("/user/login", { body }));
}

/** The registration form; the username is part of it without an input, and the role is not chosen at first. */
export type Registration = Omit<Required<Schemas["RegisterInput"]>, "role"> & { role: Schemas["Role"] | "" };

/** Creates an account that waits for its e-mail to be verified. */
export function useRegister() {
  return useCall((api, { role, ...given }: Registration) =>
    api.POST("/user/register", { body: { ...given, ...(role && { role }) } }),
  );
}

/** The data for the verification: the address, and the id of its registration. */
export interface Verification {
  email: string;
  registrationId?: string | undefined;
  /** It comes from a mail, whose reader may not give the registration another address. */
  isLinked?: boolean | undefined;
  /** It was asked for on a shared computer. */
  isShared?: boolean | undefined;
  /** From when on another code may be asked for, in milliseconds; at once if not said. */
  resendAt?: number | undefined;
}

/** The moment so many seconds from now. */
export const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/** Until another code may be asked for, where the server does not say. */
export const defaultPause = 60;

/** Gives a waiting registration another address, which gets a code. */
export function useCorrectEmail() {
  return useCall((api, body: Schemas["CorrectEmailInput"]) => api.POST("/user/registration-email", { body }));
}

export interface Verified {
  session: Session;
  message?: string | undefined;
}

/** Exchanges the code of the mail for a session. */
export function useVerifyEmail() {
  return useCall(async (api, { otp, ...given }: Schemas["VerifyEmailInput"]): Promise<Verified> => {
    // Mails show the code in two groups; pasted, it still is one code.
    const body = { ...given, otp: otp.replaceAll(/\s/g, "") };
    const { token, user, message } = await api.POST("/user/verify-email", { body });
    return { session: { token, ...user }, message };
  });
}

/** Asks for a new code, which cancels the old one. */
export function useResendOtp() {
  return useCall((api, body: Schemas["ResendOtpInput"]) => api.POST("/user/resend-otp", { body }));
}
