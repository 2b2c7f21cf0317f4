import { useMe } from "@passerelle/ui/account";
import type { ReadAhead } from "@passerelle/ui";
import { JobOffersScreen, type OpenApplications, readJobOffersAhead } from "@passerelle/ui/job-offers";
import { useState } from "react";
import { screens } from "../dashboard/screens";
import { Loaded } from "../loading/Loaded";
import { sessionAtom, store } from "../session";

export const readAhead: ReadAhead = async (client, api) => {
  const username = store.get(sessionAtom)?.username;
  if (username) await readJobOffersAhead(username)(client, api);
};

export function JobOffers() {
  const me = useMe();
  if (!me.data) return null;
  return (
    <JobOffersScreen
      username={me.data.username}
      renderApplications={(open, onClose) => <OfferApplications open={open} onClose={onClose} />}
    />
  );
}

interface OfferApplicationsProps {
  open: OpenApplications | undefined;
  onClose: () => void;
}

/** The dialog with an offer's applications: fetched when it first opens, and kept for its way out. */
function OfferApplications({ open, onClose }: OfferApplicationsProps) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Loaded chunk={screens.offerApplications} place="shell" loading={null}>
      {({ ApplicationsDialog }) => (
        <ApplicationsDialog offer={open?.offer} applicationId={open?.applicationId} onClose={onClose} />
      )}
    </Loaded>
  );
}
