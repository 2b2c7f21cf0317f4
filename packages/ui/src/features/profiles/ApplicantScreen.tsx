import { Stack } from "@chakra-ui/react";
import { ErrorText } from "../../components/fields/ErrorText";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { usePrefetchSkillField } from "../../forms/skills/SkillField";
import { useApplicantProfile } from "./applicant-profile";
import { ApplicantForm } from "./ApplicantForm";
import { ResumeViews } from "./ResumeViews";
import { RolePage } from "./RolePage";
import { useTranslations } from "./translations";

interface ScreenProps {
  /** The address of the user's own profile. */
  profileHref: string;
}

/** The applicant profile's editor; an empty form while there is no profile. */
export function ApplicantScreen({ profileHref }: ScreenProps) {
  return (
    <RolePage allowed="applicant" profileHref={profileHref}>
      {({ username }) => (
        <Stack gap="8">
          <Editor username={username} />
          <ResumeViews />
        </Stack>
      )}
    </RolePage>
  );
}

function Editor({ username }: { username: string }) {
  const { t, say } = useTranslations();
  usePrefetchSkillField();
  const profile = useApplicantProfile(username);
  return (
    <QueryView
      query={profile}
      loading={t("loading")}
      failed={<ErrorText error={profile.error} otherwise={say("loadFailed.applicant")} />}
      skeleton={<SkeletonForm fields={8} />}
    >
      {(saved) => <ApplicantForm username={username} saved={saved} />}
    </QueryView>
  );
}
