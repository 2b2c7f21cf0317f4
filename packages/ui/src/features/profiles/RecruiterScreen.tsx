import { ErrorText } from "../../components/fields/ErrorText";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { RecruiterForm } from "./RecruiterForm";
import { useRecruiterProfile } from "./queries";
import { RolePage } from "./RolePage";
import { useTranslations } from "./translations";

interface ScreenProps {
  /** The address of the user's own profile. */
  profileHref: string;
}

/** The recruiter profile's editor; an empty form while there is no profile. */
export function RecruiterScreen({ profileHref }: ScreenProps) {
  return (
    <RolePage allowed="recruiter" profileHref={profileHref}>
      {({ username }) => <Editor username={username} />}
    </RolePage>
  );
}

function Editor({ username }: { username: string }) {
  const { t, say } = useTranslations();
  const profile = useRecruiterProfile(username);
  return (
    <QueryView
      query={profile}
      loading={t("loading")}
      failed={<ErrorText error={profile.error} otherwise={say("loadFailed.recruiter")} />}
      skeleton={<SkeletonForm fields={6} />}
    >
      {(saved) => <RecruiterForm username={username} saved={saved} />}
    </QueryView>
  );
}
