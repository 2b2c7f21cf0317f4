import { toast } from "@passerelle/ui";
import { ResetPasswordScreen } from "@passerelle/ui/auth";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";

export function ResetPassword() {
  const navigate = useNavigate();
  return (
    <ResetPasswordScreen
      // The mail's link has it in the fragment, which browsers do not send to servers.
      code={window.location.hash.slice(1)}
      loginHref={paths.login}
      forgotHref={paths.forgotPassword}
      onReset={(message) => {
        toast.success(message);
        void navigate(paths.login);
      }}
    />
  );
}
