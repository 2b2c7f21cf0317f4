export { LoginScreen, type LoginScreenProps } from "./LoginScreen";
export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from "./password/ForgotPasswordScreen";
export { ResetPasswordScreen, type ResetPasswordScreenProps } from "./password/ResetPasswordScreen";
export { UndoEmailScreen, type UndoEmailScreenProps } from "./password/UndoEmailScreen";
export type { Session, Verification } from "./queries";
export { type RegistrationDraft, RegisterScreen, type RegisterScreenProps } from "./registration/RegisterScreen";
export { SessionReplacedScreen, type SessionReplacedScreenProps } from "./replaced/SessionReplacedScreen";
export { UnsubscribeScreen, type UnsubscribeScreenProps } from "./unsubscribe/UnsubscribeScreen";
export { VerifyEmailScreen, type VerifyEmailScreenProps } from "./registration/VerifyEmailScreen";
