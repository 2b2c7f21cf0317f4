import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { publicPaths, statedPay } from "@passerelle/domain";
import { OfferLines } from "../../components/offers/OfferLines";
import type { Wording } from "../../i18n";
import { FoundBy, OfferDistance } from "../job-offers";
import { PageLinks } from "./PageLinks";
import { localized } from "./PublicLayout";

interface PublicOfferListProps {
  list: Schemas["PublicOfferPage"];
  level: "h2" | "h3" | "h4";
  /** Whether each offer names its company. */
  hasCompanies?: boolean;
  statedLang: Wording | undefined;
  pageHref: (page: number) => string;
}

/** A page of public offers. */
export function PublicOfferList({ list, level, hasCompanies = false, statedLang, pageHref }: PublicOfferListProps) {
  return (
    <Stack gap="0">
      <OfferLines
        level={level}
        offers={list.items.map((offer) => ({
          ...offer,
          date: offer.publishedAt,
          pay: statedPay(offer),
          company: hasCompanies ? offer.company.company : null,
          href: localized(publicPaths.offer(offer), statedLang),
          note: (
            <>
              <OfferDistance km={offer.distance} />
              <FoundBy foundBy={offer.foundBy} />
            </>
          ),
        }))}
      />
      <PageLinks page={list.page} totalPages={list.totalPages} hrefOf={pageHref} />
    </Stack>
  );
}
