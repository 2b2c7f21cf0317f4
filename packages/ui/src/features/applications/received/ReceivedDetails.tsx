import type { Schemas } from "@passerelle/api";
import { ApplicationNotes } from "./notes/ApplicationNotes";
import { ReceivedCv } from "./ReceivedCv";

interface ReceivedDetailsProps {
  application: Schemas["Application"];
  /** The skills that the offer requires. */
  offerSkills: readonly string[];
}

/** The recruiter's notes on an application, and the profile and CV of the applicant. */
export function ReceivedDetails({ application, offerSkills }: ReceivedDetailsProps) {
  const { username } = application.Applicant.user;
  return (
    <>
      <ApplicationNotes key={application.id} applicationId={application.id} />
      {username && <ReceivedCv username={username} offerSkills={offerSkills} />}
    </>
  );
}
