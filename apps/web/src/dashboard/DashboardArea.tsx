import { type AnchorProps, ApiProvider, LinkProvider, LiveProvider } from "@passerelle/ui";
import { useState } from "react";
import { Link, RouterProvider } from "react-router-dom";
import { openScope } from "./scope";

const routerLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />;

/** Everything behind the login, for the session of one token. */
export function DashboardArea({ token }: { token: string }) {
  const [{ api, channel, queryClient, router }] = useState(() => openScope(token));
  return (
    <ApiProvider api={api} queryClient={queryClient}>
      <LiveProvider channel={channel}>
        <LinkProvider render={routerLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </LiveProvider>
    </ApiProvider>
  );
}
