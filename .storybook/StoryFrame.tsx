import { createApi, createLive, liveUrl, memberShapes, type Schemas } from "@passerelle/api";
import { type ReactNode, useEffect, useState } from "react";
import { type MemoryAddress, MemoryAddressProvider } from "../packages/ui/src/address";
import { ApiProvider, createQueryClient, LiveProvider } from "../packages/ui/src/data";
import { DashboardShell } from "../packages/ui/src/features/dashboard";
import { hrefs, liveLinks } from "../packages/ui/src/features/dashboard/story-setting";
import { currentAcceptLanguage } from "../packages/ui/src/i18n";
import { HrefsProvider } from "../packages/ui/src/components/text/hrefs";
import { LegalProvider } from "../packages/ui/src/components/layout/LegalLinks";
import { type AnchorProps, LinkProvider } from "../packages/ui/src/components/text/Link";
import { UnsavedChangesDialog } from "../packages/ui/src/forms/unsaved/UnsavedChangesDialog";
import { UiProvider } from "../packages/ui/src/components/provider/UiProvider";

/** A link of the application that does not navigate, because that would unload the story. */
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

const appHrefs = {
  person: (username: string) => `/dashboard/people/${username}`,
  company: (username: string) => `/dashboard/companies/${username}`,
  post: (id: number, commentId?: number) =>
    `/dashboard/posts/${id}${commentId === undefined ? "" : `?comment=${commentId}`}`,
  discussion: (username: string, offerId?: number) =>
    `/dashboard/messages?with=${username}${offerId === undefined ? "" : `&offer=${offerId}`}`,
  message: (key: string, id: number) => `/dashboard/messages?with=${key}&message=${id}`,
  received: (offerId: number) => `/dashboard/job-offers/${offerId}/applications`,
  offer: (id: number) => `/dashboard/offers?offer=${id}`,
  myCompany: "/dashboard/recruiter",
  myAccount: "/dashboard/my-account",
};
const legalHrefs = { privacy: "/privacy", terms: "/terms" };

interface StoryFrameProps {
  /** The session of the story's user; null for a visitor. */
  session: Schemas["Session"] | null;
  /** Whether to show the dashboard's frame around the screen, with its menu, badges and live messages. */
  inDashboard: boolean;
  /** The story's initial address; a new, empty one by default. */
  address?: MemoryAddress;
  children: ReactNode;
}

/** What the application provides around a screen: theme, client, cache and live channel, anew for each story. */
export function StoryFrame({ session, inDashboard, address, children }: StoryFrameProps) {
  const [app] = useState(() => {
    const getToken = () => session?.token ?? null;
    const ended = new AbortController();
    const isOver = () => ended.signal.aborted;
    const api = createApi({
      baseUrl: "",
      shapes: memberShapes,
      getToken,
      getLanguage: currentAcceptLanguage,
      isOver,
      isOnline: () => navigator.onLine,
    });
    const live = createLive({ url: liveUrl("", window.location.href), getToken });
    return { ended, api, live, queryClient: createQueryClient() };
  });
  // Calls that are pending when a story ends must not report their result in the next story.
  useEffect(() => () => app.ended.abort(), [app]);
  return (
    <UiProvider>
      <ApiProvider api={app.api} queryClient={app.queryClient}>
        <LiveProvider channel={app.live}>
          <LinkProvider render={lead}>
            <HrefsProvider hrefs={appHrefs}>
              <LegalProvider hrefs={legalHrefs}>
                <MemoryAddressProvider {...(address && { memory: address })}>
                  {inDashboard && session ? (
                    <DashboardShell
                      user={session}
                      hrefs={hrefs}
                      currentPath=""
                      {...liveLinks}
                      onLogout={() => undefined}
                    >
                      {children}
                    </DashboardShell>
                  ) : (
                    children
                  )}
                </MemoryAddressProvider>
              </LegalProvider>
            </HrefsProvider>
            <UnsavedChangesDialog />
          </LinkProvider>
        </LiveProvider>
      </ApiProvider>
    </UiProvider>
  );
}
