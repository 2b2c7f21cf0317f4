import { ApplicationsScreen, OffersScreen } from "@passerelle/ui/applications";
import { isSearchOfAll } from "@passerelle/ui/job-offers";
import { Navigate, useLocation } from "react-router-dom";
import { useIdentity } from "../dashboard/use-identity";
import { paths } from "../paths";

export { prefetchOffers as prefetchData } from "@passerelle/ui/job-offers";

const hrefs = { profileHref: paths.applicant, offersHref: paths.offers };

export function Offers() {
  const { username } = useIdentity();
  return <OffersScreen username={username} {...hrefs} />;
}

export function Applications() {
  const { username } = useIdentity();
  const { search } = useLocation();
  if (isSearchOfAll(new URLSearchParams(search))) return <Navigate to={{ pathname: paths.offers, search }} replace />;
  return <ApplicationsScreen username={username} {...hrefs} />;
}
