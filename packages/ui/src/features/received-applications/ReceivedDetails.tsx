import type { Schemas } from "@passerelle/api";
import { ApplicationNotes } from "./notes/ApplicationNotes";
import { ReceivedCv } from "./ReceivedCv";

interface ReceivedDetailsProps {
  application: Schemas["Application"];
  /** What the offer asks for. */
  offerSkills: readonly string[];
}

/** What is read with an application: the recruiter's own notes, and the profile and CV of who applied. */
export function ReceivedDetails({ application, offerSkills }: ReceivedDetailsProps) {
  const { username } = application.Applicant.user;
  return (
    <>
      <ApplicationNotes key={application.id} applicationId={application.id} />
      {username && <ReceivedCv username={username} offerSkills={offerSkills} />}
    </>
  );
}
