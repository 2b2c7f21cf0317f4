import { ErrorText } from "../../components/fields/ErrorText";
import { Badge } from "../../components/badges/Badge";
import { Fact } from "../../components/text/Fact";
import { QueryView } from "../../components/states/QueryView";
import { useApplicantProfile } from "./applicant-profile";
import { ApplicantCv } from "./ApplicantCv";
import { ApplicantFacts } from "./ApplicantFacts";
import { Contact } from "./Contact";
import { FileLink } from "./FileLink";
import { Identity } from "./Identity";
import { MissingHint } from "./MissingHint";
import { ResumeFile } from "./ResumeFile";
import { type ProfileDetailsProps, ProfileLayout } from "./ProfileLayout";
import { Invitation, ProfileSection } from "./ProfileSection";
import { useTranslations } from "./translations";

/** An applicant's profile: title, skills, CV. */
export function ApplicantDetails({ user, hrefs, onEdit }: ProfileDetailsProps) {
  const { t, say } = useTranslations();
  const profile = useApplicantProfile(user.username);
  const { data, isError, error } = profile;
  const badge = data?.availableImmediately && <Badge tone="green">{t("field.availableImmediately")}</Badge>;
  return (
    <ProfileLayout
      identity={<Identity user={user} headline={isError ? null : data && data.profile} badge={badge} onEdit={onEdit} />}
      facts={
        <ProfileSection title={t("about.applicant")} editHref={data === null ? undefined : hrefs.applicant}>
          <QueryView
            query={profile}
            loading={t("loading")}
            failed={<ErrorText error={error} otherwise={say("loadFailed.applicant")} />}
          >
            {(facts) =>
              facts ? (
                <ApplicantFacts profile={facts}>
                  <Fact name={t("field.resume")}>
                    {facts.resumeUrl ? <FileLink href={facts.resumeUrl}>{t("viewResume")}</FileLink> : t("noResume")}
                    {facts.resumeFile && <ResumeFile file={facts.resumeFile} />}
                  </Fact>
                </ApplicantFacts>
              ) : (
                <Invitation href={hrefs.applicant} action={t("fillIn.applicant")}>
                  {t("empty.applicant")}
                </Invitation>
              )
            }
          </QueryView>
        </ProfileSection>
      }
      contact={<Contact user={user} />}
    >
      {data && <MissingHint profile={data} href={hrefs.applicant} />}
      <ApplicantCv hrefs={hrefs} />
    </ProfileLayout>
  );
}
