import type { Schemas } from "@passerelle/api";
import { useHrefs } from "../../../components/text/hrefs";
import { PersonName, fullNameOf } from "../../../components/people/PersonName";
import { UserText } from "../../../components/text/UserText";
import { OfferAge } from "../../job-offers";
import { ListPanel, Row } from "./Panel";
import { useTranslations } from "./translations";

/** The oldest undecided applications. */
export function WaitingPanel({ waiting, href }: { waiting: Schemas["WaitingApplications"]; href: string }) {
  const { lang } = useTranslations();
  const hrefs = useHrefs();
  return (
    <ListPanel
      name="waiting"
      total={waiting.totalItems}
      href={href}
      items={waiting.items}
      keyOf={({ id }) => id}
      row={({ id, jobOfferID, jobTitle, applicant, createdAt }) => (
        <Row
          href={hrefs?.offer(jobOfferID, id)}
          title={<PersonName name={fullNameOf(applicant)} />}
          aside={<OfferAge value={createdAt} lang={lang} />}
        >
          <UserText>{jobTitle}</UserText>
        </Row>
      )}
    />
  );
}

/** Open offers without applications. */
export function QuietOffersPanel({ offers, href }: { offers: Schemas["QuietOffers"]; href: string }) {
  const { lang } = useTranslations();
  const hrefs = useHrefs();
  return (
    <ListPanel
      name="quiet"
      total={offers.totalItems}
      href={href}
      items={offers.items}
      keyOf={({ id }) => id}
      row={({ id, jobTitle, createdAt }) => (
        <Row
          href={hrefs?.offer(id)}
          title={<UserText>{jobTitle}</UserText>}
          aside={<OfferAge value={createdAt} lang={lang} />}
        />
      )}
    />
  );
}
