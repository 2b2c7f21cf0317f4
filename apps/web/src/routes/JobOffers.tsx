import { positiveNumber, type Prefetch } from "@passerelle/ui";
import { JobOffersScreen, prefetchJobOffers } from "@passerelle/ui/job-offers";
import { type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { receivedApplicationsPath } from "../dashboard/detail-paths";
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
  const [params] = useSearchParams();
  const [offer, application] = [positiveNumber(params.get("offer")), positiveNumber(params.get("application"))];
  // Earlier mails and bookmarks have the application in this address.
  if (offer !== undefined && application !== undefined)
    return <Navigate to={receivedApplicationsPath(offer, application)} replace />;
  return (
    <JobOffersScreen
      username={username}
      renderApplications={(offer, onClose) => (
        <LazyDialog chunk={screens.offerApplications} isOpen={offer !== undefined}>
          {({ ApplicationsDialog }) => <ApplicationsDialog offer={offer} onClose={onClose} />}
        </LazyDialog>
      )}
      renderPreview={(id, onClose, draftActions) => (
        <LazyDialog chunk={screens.offerPreview} isOpen={id !== undefined}>
          {({ OfferPreview }) => <OfferPreview id={id} onClose={onClose} draftActions={draftActions} />}
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
