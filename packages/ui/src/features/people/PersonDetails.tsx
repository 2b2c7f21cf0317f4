import { chakra } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { EmptyState } from "../../components/states/EmptyState";
import { Link } from "../../components/text/Link";
import { ApplicantFacts, hasFacts, ProfileLayout, ProfileSection } from "../profiles";
import { PersonCompany } from "./PersonCompany";
import { PersonCv } from "./PersonCv";
import { PersonHeader } from "./PersonHeader";
import type { PersonHrefs } from "./PersonScreen";
import type { PersonDetail, PersonProfile } from "./queries";
import { useTranslations } from "./translations";

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
