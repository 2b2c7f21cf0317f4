import { positiveNumber } from "@passerelle/ui";
import { ReceivedScreen } from "@passerelle/ui/applications";
import { Navigate, useParams } from "react-router-dom";
import { paths } from "../paths";

export function ReceivedApplications() {
  const id = positiveNumber(useParams()["id"] ?? null);
  if (id === undefined) return <Navigate to={paths.jobOffers} replace />;
  return <ReceivedScreen key={id} offerId={id} offersHref={paths.jobOffers} />;
}
