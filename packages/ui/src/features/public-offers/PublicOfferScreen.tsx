import { chakra, Flex, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { publicPaths } from "@passerelle/domain";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton";
import { CompanyLogo } from "../../components/people/CompanyLogo";
import { Surface } from "../../components/layout/Surface";
import { TallLink } from "../../components/text/Link";
import { OfferText } from "../job-offers";
import { localized, PublicLayout, type PublicPageProps } from "./PublicLayout";
import { useTranslations } from "./translations";

export interface PublicOfferScreenProps extends PublicPageProps {
  offer: Schemas["PublicOffer"];
  /** The dashboard's page with the form, which comes after the login. */
  applyHref: string;
  share: ReactNode;
}

/** /offers/:id-title: a public offer in full. */
export function PublicOfferScreen({ offer, applyHref, share, ...page }: PublicOfferScreenProps) {
  const { t } = useTranslations();
  const { company, publishedAt, updatedAt } = offer;
  return (
    <PublicLayout title={offer.jobTitle} description={offer.description} {...page}>
      <Surface p={{ base: "4", md: "8" }}>
        <Stack gap="6">
          <Flex gap="4" align="start" justify="space-between" wrap="wrap">
            {company.logo && <CompanyLogo src={company.logo} sizes={company.logoSizes} />}
            <Stack data-unprinted gap="2" flex="1" minW="min(12rem, 100%)">
              <Flex wrap="wrap" gap="3">
                <LinkButton href={applyHref}>{t("apply")}</LinkButton>
              </Flex>
              <chakra.p data-for="visitors" textStyle="sm" color="ink.muted">
                {t("applyHint")}
              </chakra.p>
              {share}
            </Stack>
          </Flex>
          <OfferText
            level="h2"
            offer={{
              ...offer,
              createdAt: publishedAt,
              ...(updatedAt > publishedAt && { modifiedAt: updatedAt }),
              recruiter: { company: company.company, username: company.username },
            }}
          />
        </Stack>
      </Surface>
      <TallLink data-unprinted href={localized(publicPaths.offers, page.statedLang)}>
        {t("allOffers")}
      </TallLink>
    </PublicLayout>
  );
}
