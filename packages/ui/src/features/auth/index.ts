export { LoginScreen, type LoginScreenProps } from "./LoginScreen";
export type { Session } from "./queries";
export { RegisterScreen, type RegisterScreenProps } from "./RegisterScreen";
export { VerifyEmailScreen, type VerifyEmailScreenProps } from "./VerifyEmailScreen";
