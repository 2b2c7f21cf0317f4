import { ApiProvider, HrefsProvider, LiveProvider } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { memo, useEffect, useState } from "react";
import { fetchWhenIdle } from "../loading/fetch-when-idle";
import { paths } from "../paths";
import { roleAtom } from "../session";
import {
  companyPath,
  discussionPath,
  messagePath,
  personPath,
  postPath,
  receivedApplicationsPath,
} from "./detail-paths";
import { Screens } from "./routes";
import { openScope } from "./session-scope";
import { prefetchesOf, screens } from "./screens";
import { hrefOfTarget } from "./target-href";

const hrefsFor = (role: string | undefined) => ({
  person: personPath,
  company: companyPath,
  discussion: discussionPath,
  message: messagePath,
  post: postPath,
  received: (offerId: number) => receivedApplicationsPath(offerId),
  myCompany: paths.recruiter,
  myAccount: paths.myAccount,
  offer: (id: number, applicationId?: number) =>
    hrefOfTarget({ kind: "job_offer", id, ...(applicationId !== undefined && { applicationId }) }, role),
});

/** Prefetches the dashboard's home, where a login leads. */
export const prefetchHome = screens.home.prefetch;

/** Everything behind the login, for the session of one token. Memoised, because the route around it follows the address. */
export const DashboardArea = memo(function DashboardArea({ token }: { token: string }) {
  const [{ api, channel, queryClient }] = useState(() => openScope(token));
  const role = useAtomValue(roleAtom);
  useEffect(
    () => fetchWhenIdle(prefetchesOf(role).map((read) => () => read(queryClient, api))),
    [role, queryClient, api],
  );
  return (
    <ApiProvider api={api} queryClient={queryClient}>
      <LiveProvider channel={channel}>
        <HrefsProvider hrefs={hrefsFor(role)}>
          <Screens />
        </HrefsProvider>
      </LiveProvider>
    </ApiProvider>
  );
});
