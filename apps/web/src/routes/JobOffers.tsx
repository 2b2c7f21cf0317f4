import type { Prefetch } from "@passerelle/ui";
import { JobOffersScreen, prefetchJobOffers } from "@passerelle/ui/job-offers";
import { type ReactNode, useState } from "react";
import { screens } from "../dashboard/screens";
import { useIdentity } from "../dashboard/use-identity";
import type { Chunk } from "@passerelle/ui/first-paint";
import { Loaded } from "../loading/Loaded";
import { sessionAtom, store } from "../session";

export const prefetchData: Prefetch = async (client, api) => {
  const username = store.get(sessionAtom)?.username;
  if (username) await prefetchJobOffers(username)(client, api);
};

export function JobOffers() {
  const { username } = useIdentity();
  return (
    <JobOffersScreen
      username={username}
      renderApplications={(open, onClose) => (
        <LazyDialog chunk={screens.offerApplications} isOpen={open !== undefined}>
          {({ ApplicationsDialog }) => (
            <ApplicationsDialog offer={open?.offer} applicationId={open?.applicationId} onClose={onClose} />
          )}
        </LazyDialog>
      )}
      renderPreview={(id, onClose) => (
        <LazyDialog chunk={screens.applications} isOpen={id !== undefined}>
          {({ OfferPreview }) => <OfferPreview id={id} onClose={onClose} />}
        </LazyDialog>
      )}
    />
  );
}

interface LazyDialogProps<Module> {
  chunk: Chunk<Module>;
  isOpen: boolean;
  children: (module: Module) => ReactNode;
}

/** A dialog that is fetched when it first opens, and stays mounted for its closing transition. */
function LazyDialog<Module>({ chunk, isOpen, children }: LazyDialogProps<Module>) {
  const [wanted, setWanted] = useState(false);
  if (isOpen && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Loaded chunk={chunk} place="shell" loading={null}>
      {children}
    </Loaded>
  );
}
