import { ApplicationsScreen } from "@passerelle/ui/applications";
import { useIdentity } from "../dashboard/use-identity";
import { paths } from "../paths";

export { prefetchOffers as prefetchData } from "@passerelle/ui/job-offers";

// Recruiters fetch this code when they first preview an offer; it also contains the applicants' view of it.
export { OfferPreview } from "@passerelle/ui/job-offers";

export function Applications() {
  const { username } = useIdentity();
  return <ApplicationsScreen username={username} profileHref={paths.applicant} />;
}
