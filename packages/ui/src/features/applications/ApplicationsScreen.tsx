import { AppliedOrSaved } from "../job-offers";
import { OffersScreen, type OffersScreenProps } from "./OffersScreen";

/** The offers that the applicant applied to or saved. */
export const ApplicationsScreen = (props: OffersScreenProps) => (
  <AppliedOrSaved value>
    <OffersScreen {...props} />
  </AppliedOrSaved>
);
