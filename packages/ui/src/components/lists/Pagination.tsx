import { chakra, HStack } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Announced } from "../feedback/Announced";
import { Button } from "../actions/Button";
import { useComponentTranslations, useQuotedComponentTranslations } from "../translations";

interface PaginationProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** Shown for a single page too; for notifications only. */
  always?: boolean;
}

/** Précédent / Suivant and 'Page X sur Y'; hidden for a single page. */
export function Pagination({ page, totalPages, onPage, always = false }: PaginationProps) {
  const { t } = useComponentTranslations();
  const quoted = useQuotedComponentTranslations();
  const pages = Math.max(1, totalPages);
  if (pages === 1 && page <= 1 && !always) return null;
  return (
    <chakra.nav aria-label={t("pages")}>
      <HStack lang={quoted.langOf("quoted.next")} justify="center" wrap="wrap" gap={{ base: "2", md: "4" }} py="4">
        <Button
          variant="outline"
          colorPalette="neutral"
          size="sm"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={18} aria-hidden />
          {quoted.t("quoted.previous")}
        </Button>
        <Announced changesOnly fontVariantNumeric="tabular-nums" color="ink.muted" whiteSpace="nowrap">
          {quoted.t("quoted.pageOf", { page, pages })}
        </Announced>
        <Button
          variant="outline"
          colorPalette="neutral"
          size="sm"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {quoted.t("quoted.next")}
          <ChevronRight size={18} aria-hidden />
        </Button>
      </HStack>
    </chakra.nav>
  );
}
