import { ApplicationsScreen } from "@passerelle/ui/applications";
import { useMe } from "@passerelle/ui/account";
import { paths } from "../paths";

export { readOffersAhead as readAhead } from "@passerelle/ui/applications";

// Recruiters fetch it when they first look at one of their offers, with the code by which applicants see it.
export { OfferPreview } from "@passerelle/ui/applications";

export function Applications() {
  const me = useMe();
  return me.data && <ApplicationsScreen username={me.data.username} profileHref={paths.applicant} />;
}
