import type { Schemas } from "@passerelle/api";
import { useApplicantProfile, useRecruiterProfile } from "../../profiles";
import type { DashboardHrefs, Role } from "../menu-entries";
import { FirstSteps } from "./FirstSteps";

interface NewcomerStepsProps {
  role: Role;
  me: Schemas["User"] | undefined;
  stats: Schemas["DashboardStats"];
  hrefs: DashboardHrefs;
}

interface KnownProps extends Pick<NewcomerStepsProps, "stats" | "hrefs"> {
  username: string;
}

/** The first steps of somebody new, as far as they have gone them; they stand there before the profile has come. */
export function NewcomerSteps({ role, me, stats, hrefs }: NewcomerStepsProps) {
  if (!me) return <FirstSteps userRole={role} beginning={{ stats }} hrefs={hrefs} />;
  const Steps = role === "applicant" ? ApplicantSteps : RecruiterSteps;
  return <Steps username={me.username} stats={stats} hrefs={hrefs} />;
}

function ApplicantSteps({ username, stats, hrefs }: KnownProps) {
  const { data: applicant } = useApplicantProfile(username);
  return <FirstSteps userRole="applicant" beginning={{ stats, applicant }} hrefs={hrefs} />;
}

function RecruiterSteps({ username, stats, hrefs }: KnownProps) {
  const { data: recruiter } = useRecruiterProfile(username);
  return <FirstSteps userRole="recruiter" beginning={{ stats, recruiter }} hrefs={hrefs} />;
}
