import {
  ForgotPasswordScreen,
  LoginScreen,
  RegisterScreen,
  ResetPasswordScreen,
  UndoEmailScreen,
  VerifyEmailScreen,
} from "../features/auth";
import * as password from "../features/auth/password/story-steps";
import * as auth from "../features/auth/story-steps";
import type { Change } from "./change";
import { nothing } from "./samples";

/** The changes that need no session. */
export const authChanges: readonly Change[] = [
  {
    operationId: "register",
    screen: <RegisterScreen draft={undefined} onType={nothing} loginHref="/login" onRegistered={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, auth.camille);
      await auth.press(acting, "register.submit");
    },
    says: /Registration successful!/,
  },
  {
    operationId: "forgotPassword",
    screen: <ForgotPasswordScreen loginHref="/" resetHref="/" onSent={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "email", auth.camille.email);
      await password.press(acting, "forgot.submit");
    },
    says: /have just been sent\./,
  },
  {
    operationId: "resetPassword",
    screen: <ResetPasswordScreen code="K7QP" loginHref="/" forgotHref="/" onReset={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "password", auth.camille.password);
      await password.press(acting, "reset.submit");
    },
    says: /Password changed\./,
  },
  {
    operationId: "undoEmail",
    screen: <UndoEmailScreen code="K7QP" loginHref="/" onRestored={nothing} />,
    make: async (acting) => {
      await password.fill(acting, "password", auth.camille.password);
      await password.press(acting, "undo.submit");
    },
    says: /Your address is restored/,
  },
  {
    operationId: "correctEmail",
    screen: (
      <VerifyEmailScreen
        verification={{ email: auth.camille.email, registrationId: "one" }}
        onChange={nothing}
        loginHref="/login"
        onVerified={nothing}
      />
    ),
    make: async (acting) => {
      await auth.press(acting, "correct.open");
      await auth.press(acting, "correct.submit");
    },
    says: /A new code has been sent\./,
  },
  {
    operationId: "resendOtp",
    screen: <VerifyEmailScreen onChange={nothing} loginHref="/login" onVerified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email });
      await auth.press(acting, "verify.resend");
    },
  },
];

/** Answers that open a session, and the error shown for one without a token. */
export const sessions: readonly Change[] = [
  {
    operationId: "login",
    screen: <LoginScreen registerHref="/" verifyHref="/" forgotHref="/" onLoggedIn={nothing} onUnverified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email, password: auth.camille.password });
      await auth.press(acting, "login.submit");
    },
    says: /^Token not found in login response\.$/,
  },
  {
    operationId: "verifyEmail",
    screen: <VerifyEmailScreen onChange={nothing} loginHref="/login" onVerified={nothing} />,
    make: async (acting) => {
      await auth.fillIn(acting, { email: auth.camille.email, otp: "123456" });
      await auth.press(acting, "verify.submit");
    },
    says: /^Token not found in verification response\.$/,
  },
];
