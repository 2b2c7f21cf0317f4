import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { publicPaths, statedPay } from "@passerelle/domain";
import { changedSearch } from "../../address";
import { OfferLines } from "../../components/offers/OfferLines";
import { lastPageOf } from "../../data";
import type { Wording } from "../../i18n";
import { FoundBy, OfferDistance } from "../job-offers";
import { PageLinks } from "./PageLinks";
import { localized } from "./PublicLayout";

interface PublicOfferListProps {
  list: Schemas["PublicOfferPage"];
  level: "h2" | "h3" | "h4";
  hasCompanies?: boolean;
  statedLang: Wording | undefined;
  /** The address of the first page, and its other parameters. */
  path: string;
  query: string;
}

/** A page of public offers; the next one continues after its last offer (D-460). */
export function PublicOfferList({ list, level, hasCompanies = false, statedLang, path, query }: PublicOfferListProps) {
  const pageHref = (page: number) => {
    const after = page > list.page ? (list.next ?? null) : null;
    return path + changedSearch(query, { page: page > 1 ? String(page) : null, after });
  };
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
      <PageLinks page={list.page} totalPages={lastPageOf(list, list.page)} hrefOf={pageHref} />
    </Stack>
  );
}
