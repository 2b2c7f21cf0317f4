import { chakra } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import type { Schemas } from "@passerelle/api";
import { Pages, type Paging } from "../../components/lists/Pages";
import { CompanyFacts, hasCompanyFacts, ProfileLayout, ProfileSection } from "../profiles";
import type { Company } from "./company-query";
import type { CompanyHrefs } from "./CompanyScreen";
import { useTranslations } from "./translations";
import { LinkButton } from "../../components/actions/LinkButton";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { PersonName, fullNameOf } from "../../components/people/PersonName";
import { PersonLink } from "../../components/people/NameLink";
import { ProfileHeader } from "../../components/people/ProfileHeader";
import { userText } from "../../components/text/UserText";
import { OfferLines } from "../../components/offers/OfferLines";

type Offer = Schemas["CompanyOffer"];

interface CompanyOffersProps extends Paging<Offer> {
  /** Returns the address of an offer, if the reader can open it. */
  hrefOf: ((id: Offer["id"]) => string) | undefined;
}

/** A company's active offers, newest first. */
function CompanyOffers({ hrefOf, ...paging }: CompanyOffersProps) {
  const { t } = useTranslations();
  if (paging.list?.items.length === 0) return <chakra.p color="ink.muted">{t("companyPage.noOffers")}</chakra.p>;
  return (
    <Pages {...paging}>
      {(offers) => (
        <OfferLines
          level="h4"
          offers={offers.map((offer) => ({ ...offer, date: offer.createdAt, href: hrefOf?.(offer.id) }))}
        />
      )}
    </Pages>
  );
}

interface CompanyHeaderProps {
  company: Company;
  editHref: string | undefined;
}

/** A company's logo, name, sector and recruiter. */
function CompanyHeader({ company: { recruiter, profile }, editHref }: CompanyHeaderProps) {
  const { t } = useTranslations();
  const name = <PersonName name={fullNameOf(recruiter)} />;
  return (
    <ProfileHeader
      picture={<CompanyLogo src={profile?.logo ?? undefined} sizes={profile?.logoSizes} />}
      title={profile?.company ? <span {...userText}>{profile.company}</span> : name}
      headline={profile?.sector}
      actions={
        editHref && (
          <LinkButton href={editHref} variant="outline" icon={<Pencil size={16} aria-hidden />}>
            {t("companyPage.edit")}
          </LinkButton>
        )
      }
    >
      <chakra.p color="ink.muted">
        {t("companyPage.recruiter")} <PersonLink username={recruiter.username}>{name}</PersonLink>
      </chakra.p>
    </ProfileHeader>
  );
}

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
  return (
    <ProfileLayout identity={<CompanyHeader company={company} editHref={isOwn ? hrefs.recruiter : undefined} />}>
      <ProfileSection title={t("about")} size="lg">
        {profile && hasCompanyFacts(profile) ? (
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
