import { toast } from "@passerelle/ui";
import { ResetPasswordScreen } from "@passerelle/ui/auth";
import { useLocation } from "wouter";
import { paths } from "../paths";

export function ResetPassword() {
  const [, navigate] = useLocation();
  return (
    <ResetPasswordScreen
      // The link of the mail carries it where no server is sent it.
      code={window.location.hash.slice(1)}
      loginHref={paths.login}
      forgotHref={paths.forgotPassword}
      onReset={(message) => {
        toast.success(message);
        navigate(paths.login);
      }}
    />
  );
}
