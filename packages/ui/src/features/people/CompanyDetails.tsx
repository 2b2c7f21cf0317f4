import { chakra } from "@chakra-ui/react";
import type { Paging } from "../../components/lists/Pages";
import { CompanyFacts, ProfileLayout, ProfileSection } from "../profiles";
import type { Company } from "./company-query";
import { CompanyHeader } from "./CompanyHeader";
import { CompanyOffers } from "./CompanyOffers";
import type { CompanyHrefs } from "./CompanyScreen";
import { useTranslations } from "./translations";

interface CompanyDetailsProps {
  company: Company;
  isOwn: boolean;
  hrefs: CompanyHrefs;
  paging: Omit<Paging<never>, "list">;
}

/** A company's page in print layout: its identity, description and offers. */
export function CompanyDetails({ company, isOwn, hrefs, paging }: CompanyDetailsProps) {
  const { t } = useTranslations();
  const { profile, offers } = company;
  const hasFacts = [profile?.description, profile?.website, profile?.headquarters, profile?.employees].some(Boolean);
  return (
    <ProfileLayout identity={<CompanyHeader company={company} editHref={isOwn ? hrefs.recruiter : undefined} />}>
      <ProfileSection title={t("about")} size="lg">
        {profile && hasFacts ? (
          <CompanyFacts profile={profile} />
        ) : (
          <chakra.p color="ink.muted">{t("noCompany")}</chakra.p>
        )}
      </ProfileSection>
      <ProfileSection title={t("companyPage.offers")} size="lg">
        <CompanyOffers list={offers} hrefOf={hrefs.offer} {...paging} />
      </ProfileSection>
    </ProfileLayout>
  );
}
