import { Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonForm } from "../../components/states/Skeletons";
import { usePrefetchSkillField } from "../../forms/tags/SkillField";
import { useApplicantProfile } from "./applicant-profile";
import { ResumeViews } from "./ResumeViews";
import { RolePage } from "./RolePage";
import { useTranslations } from "./translations";
import { ChangesForm } from "../../forms/ChangesForm";
import { useChanges } from "../../forms/use-changes";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { applicantFields, applicantInput, applicantValuesOf } from "./applicant-values";
import { ApplicantFields } from "./ApplicantFields";
import type { ApplicantProfile } from "./applicant-profile";
import { useSaveApplicant } from "./save-profile";
import { removedParts } from "./removed-parts";

/** Edits an applicant profile: sends only changes; errors show in a box and at their fields. */
function ApplicantForm({ username, saved }: { username: string; saved: ApplicantProfile | null }) {
  const { say } = useTranslations();
  const form = useForm({ defaultValues: applicantValuesOf(saved) });
  const errorSentence = useErrorSentence();
  const changes = useChanges({
    form,
    draft: "applicant-profile",
    fields: applicantFields,
    saved,
    valuesOf: applicantValuesOf,
    inputOf: applicantInput,
    call: useSaveApplicant(username),
    texts: {
      saved: say("saved.applicant"),
      alsoSaved: (answer) => removedParts(say, "removedFromResume" in answer ? answer.removedFromResume : undefined),
      unchanged: say("unchanged"),
      failed: (error) => errorSentence(error, say("unexpected")),
    },
  });
  return (
    <ChangesForm changes={changes}>
      <ApplicantFields form={form} saved={saved} />
    </ChangesForm>
  );
}

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
      failed={say("loadFailed.applicant")}
      skeleton={<SkeletonForm fields={8} />}
    >
      {(saved) => <ApplicantForm username={username} saved={saved} />}
    </QueryView>
  );
}
