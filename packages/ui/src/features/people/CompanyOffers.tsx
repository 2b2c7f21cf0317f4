import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Pages, type Paging } from "../../components/lists/Pages";
import { OfferLines } from "../../components/offers/OfferLines";
import { useTranslations } from "./translations";

type Offer = Schemas["CompanyOffer"];

interface CompanyOffersProps extends Paging<Offer> {
  /** Returns the address of an offer, if the reader can open it. */
  hrefOf: ((id: Offer["id"]) => string) | undefined;
}

/** A company's active offers, newest first. */
export function CompanyOffers({ hrefOf, ...paging }: CompanyOffersProps) {
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
