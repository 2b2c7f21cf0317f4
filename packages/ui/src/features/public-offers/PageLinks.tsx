import { chakra, HStack } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton";
import { useComponentTranslations, useQuotedComponentTranslations } from "../../components/translations";

interface PageLinksProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

/** Links to the pages before and after, which work without JavaScript; hidden for a single page. */
export function PageLinks({ page, totalPages, hrefOf }: PageLinksProps) {
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
