import { toast } from "@passerelle/ui";
import { ForgotPasswordScreen } from "@passerelle/ui/auth";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";

export function ForgotPassword() {
  const navigate = useNavigate();
  return (
    <ForgotPasswordScreen
      loginHref={paths.login}
      resetHref={paths.resetPassword}
      onSent={(message) => {
        toast.success(message);
        void navigate(paths.resetPassword);
      }}
    />
  );
}
