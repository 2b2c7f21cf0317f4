import type { Schemas } from "@passerelle/api";
import { publicPaths } from "@passerelle/domain";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { ProfileHeader } from "../../components/people/ProfileHeader";
import { TallLink } from "../../components/text/Link";
import { userText } from "../../components/text/UserText";
import { CompanyFacts, ProfileLayout, ProfileSection } from "../profiles";
import { localized, PublicLayout, type PublicPageProps } from "./PublicLayout";
import { PublicOfferList } from "./PublicOfferList";
import { useTranslations } from "./translations";

export interface PublicCompanyScreenProps extends PublicPageProps {
  company: Schemas["PublicCompany"];
}

/** /companies/:username: a company and its public offers, without its people. */
export function PublicCompanyScreen({ company, ...page }: PublicCompanyScreenProps) {
  const { t } = useTranslations();
  const { username, profile, offers } = company;
  const name = profile?.company;
  const title = name ? t("company.title", { name }) : t("company.unnamed");
  // Without a header there is no heading above the sections.
  const hasHeader = Boolean(profile?.logo || name);
  const level = hasHeader ? "h3" : "h2";
  return (
    <PublicLayout title={title} description={profile?.description || title} {...page}>
      <ProfileLayout
        identity={
          hasHeader && (
            <ProfileHeader
              picture={<CompanyLogo src={profile?.logo ?? undefined} sizes={profile?.logoSizes} />}
              title={<span {...userText}>{name}</span>}
              headline={profile?.sector}
            >
              {null}
            </ProfileHeader>
          )
        }
      >
        {profile && (
          <ProfileSection title={t("company.about")} level={level} size="lg">
            <CompanyFacts profile={profile} />
          </ProfileSection>
        )}
        <ProfileSection title={t("company.offers")} level={level} size="lg">
          <PublicOfferList
            list={offers}
            level={hasHeader ? "h4" : "h3"}
            statedLang={page.statedLang}
            path={publicPaths.company(username)}
            query={localized("", page.statedLang)}
          />
        </ProfileSection>
      </ProfileLayout>
      <TallLink href={localized(publicPaths.offers, page.statedLang)}>{t("allOffers")}</TallLink>
    </PublicLayout>
  );
}
