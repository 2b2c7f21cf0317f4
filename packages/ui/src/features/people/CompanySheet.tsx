import { chakra } from "@chakra-ui/react";
import type { Paging } from "../../components/Pages";
import { CompanyFacts, SheetLayout, SheetSection } from "../profiles";
import type { Company } from "./company-query";
import { CompanyHeader } from "./CompanyHeader";
import { CompanyOffers } from "./CompanyOffers";
import type { CompanyHrefs } from "./CompanyScreen";
import { useTranslations } from "./translations";

interface CompanySheetProps {
  company: Company;
  isOwn: boolean;
  hrefs: CompanyHrefs;
  paging: Omit<Paging<never>, "list">;
}

/** A company as a sheet of paper: who it is, what it says of itself, its offers. */
export function CompanySheet({ company, isOwn, hrefs, paging }: CompanySheetProps) {
  const { t } = useTranslations();
  const { profile, offers } = company;
  const hasFacts = [profile?.description, profile?.website, profile?.headquarters, profile?.employees].some(Boolean);
  return (
    <SheetLayout identity={<CompanyHeader company={company} editHref={isOwn ? hrefs.recruiter : undefined} />}>
      <SheetSection title={t("about")} size="lg">
        {profile && hasFacts ? (
          <CompanyFacts profile={profile} />
        ) : (
          <chakra.p color="ink.muted">{t("noCompany")}</chakra.p>
        )}
      </SheetSection>
      <SheetSection title={t("companyPage.offers")} size="lg">
        <CompanyOffers list={offers} hrefOf={hrefs.offer} {...paging} />
      </SheetSection>
    </SheetLayout>
  );
}
