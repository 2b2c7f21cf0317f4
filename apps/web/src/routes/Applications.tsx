import { ApplicationsScreen } from "@passerelle/ui/applications";
import { useIdentity } from "../dashboard/use-identity";
import { paths } from "../paths";

export { prefetchOffers as prefetchData } from "@passerelle/ui/applications";

// Recruiters fetch it when they first look at one of their offers, with the code by which applicants see it.
export { OfferPreview } from "@passerelle/ui/applications";

export function Applications() {
  const { username } = useIdentity();
  return <ApplicationsScreen username={username} profileHref={paths.applicant} />;
}
