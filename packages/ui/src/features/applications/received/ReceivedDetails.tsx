import type { Schemas } from "@passerelle/api";
import { ChangedOffer } from "../shared/ChangedOffer";
import { ApplicationNotes } from "./notes/ApplicationNotes";
import { ReceivedCv } from "./ReceivedCv";
import { useIsBlocked } from "./use-is-blocked";

interface ReceivedDetailsProps {
  application: Schemas["Application"];
  /** The offer in its current state; undefined until it is loaded. */
  offer: Schemas["JobOfferDetail"] | undefined;
}

/** What changed in the offer since an application, the profile and CV of its applicant, and the recruiter's notes. */
export function ReceivedDetails({ application, offer }: ReceivedDetailsProps) {
  const { username } = application.Applicant.user;
  const isBlocked = useIsBlocked(application);
  return (
    <>
      {offer && <ChangedOffer offer={offer} applied={application.offer} reader="recruiter" />}
      {username && !isBlocked && <ReceivedCv username={username} offerSkills={offer?.skills ?? []} />}
      <ApplicationNotes key={application.id} applicationId={application.id} />
    </>
  );
}
