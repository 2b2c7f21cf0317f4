import { HStack, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { publicPaths, statedPay } from "@passerelle/domain";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { changedSearch } from "../../address";
import { OfferLines } from "../../components/offers/OfferLines";
import { lastPageOf } from "../../data";
import type { Wording } from "../../i18n";
import { FoundBy, OfferDistance } from "../job-offers";
import { localized } from "./PublicLayout";
import { LinkButton } from "../../components/actions/LinkButton";
import { useComponentTranslations, useQuotedComponentTranslations } from "../../components/translations";

interface PageLinksProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages before and after, which work without JavaScript; hidden for a single page. */
function PageLinks({ page, totalPages, hrefOf }: PageLinksProps) {
  const { t } = useComponentTranslations();
  const quoted = useQuotedComponentTranslations();
  if (totalPages <= 1 && page <= 1) return null;
  const style = { variant: "outline", colorPalette: "neutral", size: "sm" } as const;
  return (
    <chakra.nav aria-label={t("pages")}>
      <HStack lang={quoted.langOf("quoted.next")} justify="center" wrap="wrap" gap={{ base: "2", md: "4" }} py="4">
        {page > 1 && (
          <LinkButton {...style} href={hrefOf(page - 1)} icon={<ChevronLeft size={18} aria-hidden />}>
            {quoted.t("quoted.previous")}
          </LinkButton>
        )}
        <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {quoted.t("quoted.pageOf", { page, pages: totalPages })}
        </chakra.span>
        {page < totalPages && (
          <LinkButton {...style} href={hrefOf(page + 1)}>
            {quoted.t("quoted.next")}
            <ChevronRight size={18} aria-hidden />
          </LinkButton>
        )}
      </HStack>
    </chakra.nav>
  );
}

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
