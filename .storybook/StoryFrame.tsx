import { createApi, createLive, liveUrl } from "@passerelle/api";
import { SEED_SESSIONS } from "@passerelle/mocks";
import { type ReactNode, useState } from "react";
import { ApiProvider, createQueryClient, LiveProvider } from "../packages/ui/src/api";
import { DashboardShell } from "../packages/ui/src/features/dashboard";
import { hrefs } from "../packages/ui/src/features/dashboard/story-setting";
import { currentAcceptLanguage } from "../packages/ui/src/i18n";
import { type AnchorProps, LinkProvider } from "../packages/ui/src/kit/Link";
import { UiProvider } from "../packages/ui/src/kit/UiProvider";

export type SignedInAs = keyof typeof SEED_SESSIONS | "nobody";

/** A link of the application, which in a story leads nowhere: the page would be gone. */
const lead = ({ href, children, onClick, ...props }: AnchorProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

interface StoryFrameProps {
  signedInAs: SignedInAs;
  /** Whether the dashboard stands around the screen: its menu with the badges, and the messages of the live channel. */
  inDashboard: boolean;
  children: ReactNode;
}

/** What the application puts around a screen: look, client, cache and live channel, anew for each story. */
export function StoryFrame({ signedInAs, inDashboard, children }: StoryFrameProps) {
  const [app] = useState(() => {
    const getToken = () => (signedInAs === "nobody" ? null : SEED_SESSIONS[signedInAs].token);
    const api = createApi({ baseUrl: "", getToken, getLanguage: currentAcceptLanguage });
    const live = createLive({ url: liveUrl("", window.location.href), getToken });
    return { api, live, queryClient: createQueryClient() };
  });
  return (
    <UiProvider>
      <ApiProvider api={app.api} queryClient={app.queryClient}>
        <LiveProvider channel={app.live}>
          <LinkProvider render={lead}>
            {inDashboard && signedInAs !== "nobody" ? (
              <DashboardShell user={SEED_SESSIONS[signedInAs]} hrefs={hrefs} currentPath="" onLogout={() => undefined}>
                {children}
              </DashboardShell>
            ) : (
              children
            )}
          </LinkProvider>
        </LiveProvider>
      </ApiProvider>
    </UiProvider>
  );
}
