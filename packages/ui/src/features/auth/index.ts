export { LoginScreen, type LoginScreenProps } from "./LoginScreen";
export type { Session } from "./queries";
export { RegisterScreen, type RegisterScreenProps } from "./RegisterScreen";
export { SessionReplacedScreen, type SessionReplacedScreenProps } from "./SessionReplacedScreen";
export { VerifyEmailScreen, type VerifyEmailScreenProps } from "./VerifyEmailScreen";
