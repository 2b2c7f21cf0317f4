import type { Schemas } from "@passerelle/api";
import { ApplicationNotes } from "./notes/ApplicationNotes";
import { ReceivedCv } from "./ReceivedCv";

interface ReceivedDetailsProps {
  application: Schemas["Application"];
  /** The skills that the offer requires. */
  offerSkills: readonly string[];
}

/** The profile and CV of an applicant, and below them the recruiter's notes. */
export function ReceivedDetails({ application, offerSkills }: ReceivedDetailsProps) {
  const { username } = application.Applicant.user;
  return (
    <>
      {username && <ReceivedCv username={username} offerSkills={offerSkills} />}
      <ApplicationNotes key={application.id} applicationId={application.id} />
    </>
  );
}
