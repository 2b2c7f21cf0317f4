import { ErrorText } from "../../components/fields/ErrorText";
import { QueryView } from "../../components/states/QueryView";
import { Company } from "./Company";
import { Contact } from "./Contact";
import { Identity } from "./Identity";
import { useRecruiterProfile } from "./queries";
import { type ProfileDetailsProps, ProfileLayout } from "./ProfileLayout";
import { Invitation, ProfileSection } from "./ProfileSection";
import { useTranslations } from "./translations";

/** A recruiter's profile, with their company. */
export function RecruiterDetails({ user, hrefs, onEdit }: ProfileDetailsProps) {
  const { t, say } = useTranslations();
  const profile = useRecruiterProfile(user.username);
  const { data, isError, error } = profile;
  return (
    <ProfileLayout
      identity={<Identity user={user} headline={isError ? null : data && data.company} onEdit={onEdit} />}
      contact={<Contact user={user} />}
    >
      <ProfileSection title={t("about.recruiter")} size="lg" editHref={data === null ? undefined : hrefs.recruiter}>
        <QueryView
          query={profile}
          loading={t("loading")}
          failed={<ErrorText error={error} otherwise={say("loadFailed.recruiter")} />}
        >
          {(company) =>
            company ? (
              <Company profile={company} />
            ) : (
              <Invitation href={hrefs.recruiter} action={t("fillIn.recruiter")}>
                {t("empty.recruiter")}
              </Invitation>
            )
          }
        </QueryView>
      </ProfileSection>
    </ProfileLayout>
  );
}
