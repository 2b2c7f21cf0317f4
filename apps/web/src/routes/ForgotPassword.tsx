import { toast } from "@passerelle/ui";
import { ForgotPasswordScreen } from "@passerelle/ui/auth";
import { useLocation } from "wouter";
import { paths } from "../paths";

export function ForgotPassword() {
  const [, navigate] = useLocation();
  return (
    <ForgotPasswordScreen
      loginHref={paths.login}
      resetHref={paths.resetPassword}
      onSent={(message) => {
        toast.success(message);
        navigate(paths.resetPassword);
      }}
    />
  );
}
