export { LoginScreen, type LoginScreenProps } from "./LoginScreen";
export type { Session, Verification } from "./queries";
export { type RegistrationDraft, RegisterScreen, type RegisterScreenProps } from "./RegisterScreen";
export { SessionReplacedScreen, type SessionReplacedScreenProps } from "./SessionReplacedScreen";
export { VerifyEmailScreen, type VerifyEmailScreenProps } from "./VerifyEmailScreen";
