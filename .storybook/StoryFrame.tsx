import { createApi, createLive, liveUrl } from "@passerelle/api";
import { SEED_SESSIONS } from "@passerelle/mocks";
import { type ReactNode, useState } from "react";
import { ApiProvider, createQueryClient, LiveProvider } from "../packages/ui/src/api";
import { currentAcceptLanguage } from "../packages/ui/src/i18n";
import { UiProvider } from "../packages/ui/src/kit/UiProvider";

export type SignedInAs = keyof typeof SEED_SESSIONS | "nobody";

/** What the application puts around a screen: look, client, cache and live channel, anew for each story. */
export function StoryFrame({ signedInAs, children }: { signedInAs: SignedInAs; children: ReactNode }) {
  const [app] = useState(() => {
    const getToken = () => (signedInAs === "nobody" ? null : SEED_SESSIONS[signedInAs].token);
    const api = createApi({ baseUrl: "", getToken, getLanguage: currentAcceptLanguage });
    const live = createLive({ url: liveUrl("", window.location.href), getToken });
    return { api, live, queryClient: createQueryClient() };
  });
  return (
    <UiProvider>
      <ApiProvider api={app.api} queryClient={app.queryClient}>
        <LiveProvider channel={app.live}>{children}</LiveProvider>
      </ApiProvider>
    </UiProvider>
  );
}
