import type { Schemas } from "@passerelle/api";
import { ContractName } from "../../components/offers/ContractName";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { UserText } from "../../components/text/UserText";
import { ResultRow, ResultRows } from "./ResultRows";

/** The offers found, with links to them. */
export function FoundOffers({ offers }: { offers: readonly Schemas["JobOfferForApplicant"][] }) {
  const hrefs = useHrefs();
  return (
    <ResultRows>
      {offers.map(({ id, jobTitle, company, location, contract }) => {
        const title = <UserText>{jobTitle}</UserText>;
        return (
          <ResultRow key={id} name={hrefs ? <Link href={hrefs.offer(id)}>{title}</Link> : title}>
            <UserText>{[company, location].filter(Boolean).join(" · ")}</UserText> ·{" "}
            <ContractName contract={contract} />
          </ResultRow>
        );
      })}
    </ResultRows>
  );
}
