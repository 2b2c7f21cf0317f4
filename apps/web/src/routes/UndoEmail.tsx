import { toast } from "@passerelle/ui";
import { UndoEmailScreen } from "@passerelle/ui/auth";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";

export function UndoEmail() {
  const navigate = useNavigate();
  return (
    <UndoEmailScreen
      // The mail's link has it in the fragment, which browsers do not send to servers.
      code={window.location.hash.slice(1)}
      loginHref={paths.login}
      onRestored={(message) => {
        toast.success(message);
        void navigate(paths.login);
      }}
    />
  );
}
