import { chakra } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { EmptyState } from "../../components/states/EmptyState";
import { Link } from "../../components/text/Link";
import { ApplicantFacts, Company, ProfileLayout, ProfileSection, hasFacts, useRecruiterProfile } from "../profiles";
import { PersonCv } from "./PersonCv";
import { PersonHeader } from "./PersonHeader";
import type { PersonHrefs } from "./PersonScreen";
import type { PersonDetail, PersonProfile } from "./queries";
import { useTranslations } from "./translations";
import { QueryView } from "../../components/states/QueryView";

/** A recruiter's company, visible to all members. */
function PersonCompany({ username }: { username: string }) {
  const { t, say } = useTranslations();
  const company = useRecruiterProfile(username);
  return (
    <ProfileSection title={t("company")} size="lg">
      <QueryView query={company} loading={t("loading")} failed={say("companyFailed")}>
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

interface PersonDetailsProps {
  person: PersonDetail;
  isOwn: boolean;
  hrefs: PersonHrefs;
}

const hasCv = ({ experiences, formations, projects, certifications }: PersonProfile) =>
  [experiences, formations, projects, certifications].some((entries) => entries.length > 0);

/** A person's page in print layout, as far as the reader may see it. */
export function PersonDetails({ person, isOwn, hrefs }: PersonDetailsProps) {
  const { t } = useTranslations();
  const { profile, username, role } = person;
  const href = isOwn ? hrefs.profile : hrefs.message(username);
  const header = <PersonHeader person={person} href={href} isOwn={isOwn} />;
  return (
    <chakra.div data-printed>
      <ProfileLayout
        identity={header}
        facts={
          profile &&
          hasFacts(profile) && (
            <ProfileSection title={t("about")}>
              <ApplicantFacts profile={profile} />
            </ProfileSection>
          )
        }
      >
        {role === "recruiter" && <PersonCompany username={username} />}
        {role === "applicant" && !profile && <Hidden isOwn={isOwn} hrefs={hrefs} />}
        {profile && (hasCv(profile) ? <PersonCv profile={profile} /> : <Empty isOwn={isOwn} hrefs={hrefs} />)}
      </ProfileLayout>
    </chakra.div>
  );
}

function Hidden({ isOwn, hrefs }: Pick<PersonDetailsProps, "isOwn" | "hrefs">) {
  const { t } = useTranslations();
  if (isOwn)
    return (
      <EmptyState drawing={<Lock size={40} />} action={<Link href={hrefs.myAccount}>{t("toAudience")}</Link>}>
        {t("privateForMembers")}
      </EmptyState>
    );
  return (
    <EmptyState drawing={<Lock size={40} />} action={<chakra.p color="ink.muted">{t("privateHint")}</chakra.p>}>
      {t("private")}
    </EmptyState>
  );
}

function Empty({ isOwn, hrefs }: Pick<PersonDetailsProps, "isOwn" | "hrefs">) {
  const { t } = useTranslations();
  if (!isOwn) return <EmptyState>{t("empty")}</EmptyState>;
  return <EmptyState action={<Link href={hrefs.profile}>{t("fillIn")}</Link>}>{t("emptyOwn")}</EmptyState>;
}
