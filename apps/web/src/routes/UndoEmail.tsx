import { toast } from "@passerelle/ui";
import { UndoEmailScreen } from "@passerelle/ui/auth";
import { useLocation } from "wouter";
import { paths } from "../paths";

export function UndoEmail() {
  const [, navigate] = useLocation();
  return (
    <UndoEmailScreen
      // The mail's link has it in the fragment, which browsers do not send to servers.
      code={window.location.hash.slice(1)}
      loginHref={paths.login}
      onRestored={(message) => {
        toast.success(message);
        navigate(paths.login);
      }}
    />
  );
}
