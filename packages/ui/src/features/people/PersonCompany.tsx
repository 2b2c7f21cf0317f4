import { chakra } from "@chakra-ui/react";
import { ErrorText } from "../../components/fields/ErrorText";
import { QueryView } from "../../components/states/QueryView";
import { Company, ProfileSection, useRecruiterProfile } from "../profiles";
import { useTranslations } from "./translations";

/** A recruiter's company, visible to all members. */
export function PersonCompany({ username }: { username: string }) {
  const { t, say } = useTranslations();
  const company = useRecruiterProfile(username);
  return (
    <ProfileSection title={t("company")} size="lg">
      <QueryView
        query={company}
        loading={t("loading")}
        failed={<ErrorText error={company.error} otherwise={say("companyFailed")} />}
      >
        {(profile) =>
          profile ? (
            <Company profile={profile} username={username} />
          ) : (
            <chakra.p color="ink.muted">{t("noCompany")}</chakra.p>
          )
        }
      </QueryView>
    </ProfileSection>
  );
}
