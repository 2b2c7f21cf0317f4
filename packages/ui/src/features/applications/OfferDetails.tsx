import { Stack } from "@chakra-ui/react";
import { ShareButton } from "../../components/share/ShareButton";
import { type OfferDetail, OfferText } from "../job-offers";
import { ApplicationHistory } from "./ApplicationHistory";
import { ChangedOffer } from "./shared/ChangedOffer";

/** The history of the reader's application to an offer, followed by the offer's text. */
export function OfferDetails({ offer }: { offer: OfferDetail }) {
  return (
    <Stack gap="6">
      <ApplicationHistory
        application={offer.application}
        withdrawn={offer.withdrawnApplications}
        recruiter={offer.recruiter.blocked ? undefined : offer.recruiter.username}
      />
      <ChangedOffer offer={offer} applied={offer.application?.offer} reader="applicant" />
      <OfferText offer={offer} canAdd />
      {offer.public && <ShareButton offer={offer} />}
    </Stack>
  );
}
