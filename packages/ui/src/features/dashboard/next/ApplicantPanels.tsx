import type { Schemas } from "@passerelle/api";
import { Badge } from "../../../components/badges/Badge";
import { ContractName } from "../../../components/offers/ContractName";
import { useHrefs } from "../../../components/text/hrefs";
import { UserText } from "../../../components/text/UserText";
import { DateText } from "../../../i18n";
import { MatchSummary } from "../../job-offers";
import { ListPanel, Row } from "./Panel";
import { useTranslations } from "./translations";

/** The best matching unseen offers. */
export function OffersPanel({ offers, href }: { offers: readonly Schemas["JobOfferForApplicant"][]; href: string }) {
  const hrefs = useHrefs();
  return (
    <ListPanel
      name="offers"
      href={href}
      items={offers}
      keyOf={({ id }) => id}
      row={({ id, jobTitle, company, contract, location, match, skills }) => (
        <Row
          href={hrefs?.offer(id)}
          title={<UserText>{jobTitle}</UserText>}
          aside={<MatchSummary match={match} skills={skills} />}
        >
          {company && (
            <>
              <UserText>{company}</UserText>
              {" · "}
            </>
          )}
          <UserText>{location}</UserText> · <ContractName contract={contract} />
        </Row>
      )}
    />
  );
}

/** The latest decisions on the user's applications. */
export function DecisionsPanel({
  decisions,
  href,
}: {
  decisions: readonly Schemas["DecidedApplication"][];
  href: string;
}) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  return (
    <ListPanel
      name="decisions"
      href={href}
      items={decisions}
      keyOf={({ jobOfferID }) => jobOfferID}
      row={({ jobOfferID, jobTitle, company, decision, decidedAt }) => (
        <Row
          href={hrefs?.offer(jobOfferID)}
          title={<UserText>{jobTitle}</UserText>}
          aside={
            decision && <Badge tone={decision === "accepted" ? "brand" : "neutral"}>{t(`decision.${decision}`)}</Badge>
          }
        >
          {company && (
            <>
              <UserText>{company}</UserText>
              {" · "}
            </>
          )}
          <DateText value={decidedAt} style="day" />
        </Row>
      )}
    />
  );
}
