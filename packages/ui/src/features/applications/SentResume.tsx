import { chakra } from "@chakra-ui/react";
import { ResumeFile, useApplicantProfile } from "../profiles";
import { useTranslations } from "./translations";

/** The resume that the recruiter will receive; hidden if there is none or it is unknown. */
export function SentResume({ username }: { username: string }) {
  const { t } = useTranslations();
  const { data: profile } = useApplicantProfile(username);
  if (!profile?.resumeFile) return null;
  return (
    <div>
      <chakra.p textStyle="sm" fontWeight="medium">
        {t("apply.resume")}
      </chakra.p>
      <ResumeFile file={profile.resumeFile} />
    </div>
  );
}
