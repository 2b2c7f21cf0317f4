import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { payText, type StatedPay } from "@passerelle/domain";
import { Link } from "../text/Link";
import { TitleText } from "../text/TitleText";
import { UserText } from "../text/UserText";
import { DateText, useScopeLang } from "../../i18n";
import { ContractName } from "./ContractName";
import { RemoteName } from "./RemoteName";

interface ListedOffer {
  id: number;
  jobTitle: string;
  location: string;
  contract: Schemas["ContractType"];
  remote?: Schemas["RemoteWork"];
  /** When it was published. */
  date: string;
  company?: string | null;
  pay?: StatedPay | undefined;
  /** Why a search found it. */
  note?: ReactNode;
  /** The address of the offer, if the reader can open it. */
  href: string | undefined;
}

interface OfferLinesProps {
  offers: readonly ListedOffer[];
  /** The level of the titles among the page's headings. */
  level: "h2" | "h3" | "h4";
}

/** Offers as a list of titles and facts. */
export function OfferLines({ offers, level }: OfferLinesProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="0" css={{ "& > * + *": { borderTopWidth: "1px", borderColor: "line" } }}>
      {offers.map((offer) => (
        <OfferLine key={offer.id} offer={offer} level={level} />
      ))}
    </Stack>
  );
}

function OfferLine({ offer, level }: { offer: ListedOffer } & Pick<OfferLinesProps, "level">) {
  const lang = useScopeLang();
  const { jobTitle, href, company, remote } = offer;
  const pay = offer.pay ? payText(offer.pay, lang) : "";
  const title = <TitleText>{jobTitle}</TitleText>;
  return (
    <chakra.li py="3" minW="0" overflowWrap="anywhere">
      <chakra.h4
        as={level}
        fontWeight="semibold"
        css={{ "& a": { display: "inline-block", py: { base: "2.5", md: "0.5" } } }}
      >
        {href ? <Link href={href}>{title}</Link> : title}
      </chakra.h4>
      <chakra.p textStyle="sm" color="ink.muted">
        {company && (
          <>
            <UserText>{company}</UserText>
            {" · "}
          </>
        )}
        <UserText>{offer.location}</UserText>
        {remote && remote !== "none" && (
          <>
            {" · "}
            <RemoteName remote={remote} />
          </>
        )}
        {" · "}
        <ContractName contract={offer.contract} />
        {pay && ` · ${pay}`}
        {" · "}
        <DateText value={offer.date} style="day" />
      </chakra.p>
      {offer.note}
    </chakra.li>
  );
}
