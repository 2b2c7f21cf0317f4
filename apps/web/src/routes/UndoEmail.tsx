import { toast } from "@passerelle/ui";
import { UndoEmailScreen } from "@passerelle/ui/auth";
import { useLocation } from "wouter";
import { paths } from "../paths";

export function UndoEmail() {
  const [, navigate] = useLocation();
  return (
    <UndoEmailScreen
      // The link of the mail carries it where no server is sent it.
      code={window.location.hash.slice(1)}
      loginHref={paths.login}
      onRestored={(message) => {
        toast.success(message);
        navigate(paths.login);
      }}
    />
  );
}
