import { chakra } from "@chakra-ui/react";
import { payText, statedPay } from "@passerelle/domain";
import { DateText } from "../../../i18n";
import { CompanyLink } from "../../../components/people/NameLink";
import { ContractName } from "../../../components/offers/ContractName";
import { useHrefs } from "../../../components/text/hrefs";
import { RowLink, RowTitle } from "../../../components/lists/RowTitle";
import { UserText } from "../../../components/text/UserText";
import { FoundBy } from "./FoundBy";
import { MatchSummary } from "./MatchSummary";
import { OfferAge } from "./OfferAge";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

// Spacing for the part of the link that exceeds its line.
const factsStyle = {
  pt: { base: "3", md: "1" },
  textStyle: "sm",
  fontWeight: "normal",
  color: "ink.muted",
  overflowWrap: "anywhere",
} as const;

/** An offer's title as a link, with its company, age and match. */
export function OfferTitle({ offer, onOpen }: { offer: Offer; onOpen: (offer: Offer) => void }) {
  const { t } = useTranslations();
  const { company, createdAt, modifiedAt } = offer;
  const hrefs = useHrefs();
  return (
    <>
      {hrefs ? (
        <RowLink href={hrefs.offer(offer.id)} onOpen={() => onOpen(offer)}>
          {offer.jobTitle}
        </RowLink>
      ) : (
        <RowTitle onClick={() => onOpen(offer)}>{offer.jobTitle}</RowTitle>
      )}
      {(company || createdAt) && (
        <chakra.div {...factsStyle}>
          {company && (
            <CompanyLink username={offer.recruiter?.username}>
              <UserText>{company}</UserText>
            </CompanyLink>
          )}
          {company && createdAt && " · "}
          {createdAt && <OfferAge value={createdAt} />}
          {modifiedAt && (
            <>
              {" · "}
              {t("offer.modifiedAt")} <DateText value={modifiedAt} style="date" />
            </>
          )}
        </chakra.div>
      )}
      <chakra.div textStyle="sm" fontWeight="normal" mt="1">
        <MatchSummary match={offer.match} skills={offer.skills} />
      </chakra.div>
      <FoundBy foundBy={offer.foundBy} />
    </>
  );
}

/** The contract type, and the pay if the offer states it. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { lang } = useTranslations();
  const pay = payText(statedPay(offer), lang);
  return (
    <>
      <ContractName contract={offer.contract} />
      {pay && (
        <chakra.div textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
          {pay}
        </chakra.div>
      )}
    </>
  );
}
