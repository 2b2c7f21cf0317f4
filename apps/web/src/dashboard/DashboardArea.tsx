import { type AnchorProps, ApiProvider, LinkProvider, LiveProvider } from "@passerelle/ui";
import { useState } from "react";
import { Link, RouterProvider } from "react-router-dom";
import { DashboardContext } from "./context";
import { closeScope, openScope } from "./scope";

const routerLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />;

interface DashboardAreaProps {
  token: string;
  /** The address is not one of the dashboard. */
  onLeave: () => void;
}

/** Everything behind the login, for one session. */
export function DashboardArea({ token, onLeave }: DashboardAreaProps) {
  const [scope] = useState(() => openScope(token));
  const leave = () => {
    closeScope();
    onLeave();
  };
  return (
    <DashboardContext value={{ token, leave }}>
      <ApiProvider api={scope.api} queryClient={scope.queryClient}>
        <LiveProvider channel={scope.channel}>
          <LinkProvider render={routerLink}>
            <RouterProvider router={scope.router} />
          </LinkProvider>
        </LiveProvider>
      </ApiProvider>
    </DashboardContext>
  );
}
