import { ApplicationsDialog } from "@passerelle/ui/applications";
import { useMe } from "@passerelle/ui/dashboard";
import { JobOffersScreen } from "@passerelle/ui/job-offers";

export function JobOffers() {
  const me = useMe();
  if (!me.data) return null;
  return (
    <JobOffersScreen
      username={me.data.username}
      renderApplications={(open, onClose) => (
        <ApplicationsDialog offer={open?.offer} applicationId={open?.applicationId} onClose={onClose} />
      )}
    />
  );
}
