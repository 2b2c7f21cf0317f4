import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { ContractName } from "../../components/offers/ContractName";
import { Link } from "../../components/text/Link";
import { Pages, type Paging } from "../../components/lists/Pages";
import { RemoteName } from "../../components/offers/RemoteName";
import { UserText } from "../../components/text/UserText";
import { DateText } from "../../i18n";
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
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          css={{ "& > * + *": { borderTopWidth: "1px", borderColor: "line" } }}
        >
          {offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} href={hrefOf?.(offer.id)} />
          ))}
        </Stack>
      )}
    </Pages>
  );
}

function OfferLine({ offer, href }: { offer: Offer; href: string | undefined }) {
  const title = <UserText>{offer.jobTitle}</UserText>;
  return (
    <chakra.li py="3" minW="0" overflowWrap="anywhere">
      <chakra.h4 fontWeight="semibold" css={{ "& a": { display: "inline-block", py: { base: "2.5", md: "0.5" } } }}>
        {href ? <Link href={href}>{title}</Link> : title}
      </chakra.h4>
      <chakra.p textStyle="sm" color="ink.muted">
        <UserText>{offer.location}</UserText>
        {offer.remote && offer.remote !== "none" && (
          <>
            {" · "}
            <RemoteName remote={offer.remote} />
          </>
        )}
        {" · "}
        <ContractName contract={offer.contract} /> · <DateText value={offer.createdAt} style="day" />
      </chakra.p>
    </chakra.li>
  );
}
