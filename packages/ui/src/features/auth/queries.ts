import type { Schemas } from "@passerelle/api";
import { useCall } from "../../data";

export type Session = Schemas["Session"];

const sharedIf = (isShared: boolean) => (isShared ? { shared: true } : {});

/** Logs in. */
export function useLogin(isShared: boolean) {
  return useCall((api, given: Schemas["LoginInput"]): Promise<Session> =>
    api.POST("/user/login", { body: { ...given, ...sharedIf(isShared) } }),
  );
}

/** The values of the registration form; the username has no input, and the role is initially empty. */
export type Registration = Omit<Required<Schemas["RegisterInput"]>, "role"> & { role: Schemas["Role"] | "" };

/** Creates an account whose e-mail has to be verified. */
export function useRegister() {
  return useCall((api, { role, ...given }: Registration) =>
    api.POST("/user/register", { body: { ...given, ...(role && { role }) } }),
  );
}

/** The data for the verification: the address, and the id of its registration. */
export interface Verification {
  email: string;
  registrationId?: string | undefined;
  /** Opened from a mail's link; the address of the registration cannot be changed then. */
  isLinked?: boolean | undefined;
  /** Requested on a shared computer. */
  isShared?: boolean | undefined;
  /** The time from which another code can be requested, in milliseconds; immediately by default. */
  resendAt?: number | undefined;
}

/** The time in a number of seconds, in milliseconds. */
export const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;

/** Seconds until another code can be requested, if the server does not say. */
export const defaultPause = 60;

/** Changes the address of an unverified registration, and sends a code to it. */
export function useCorrectEmail() {
  return useCall((api, body: Schemas["CorrectEmailInput"]) => api.POST("/user/registration-email", { body }));
}

export interface Verified {
  session: Session;
  message?: string | undefined;
}

/** Exchanges the code of the mail for a session. */
export function useVerifyEmail(isShared: boolean) {
  return useCall(async (api, { otp, ...given }: Schemas["VerifyEmailInput"]): Promise<Verified> => {
    // Mails show the code in two groups; a pasted code is sent without the space.
    const body = { ...given, otp: otp.replaceAll(/\s/g, ""), ...sharedIf(isShared) };
    const { token, user, message } = await api.POST("/user/verify-email", { body });
    return { session: { token, ...user }, message };
  });
}

/** Asks for a new code, which cancels the old one. */
export function useResendOtp() {
  return useCall((api, body: Schemas["ResendOtpInput"]) => api.POST("/user/resend-otp", { body }));
}
