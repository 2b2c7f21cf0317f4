import { chakra } from "@chakra-ui/react";
import { ContractName } from "../../kit/ContractName";
import { Button } from "../../kit/Button";
import { PagedTable } from "../../kit/PagedTable";
import { RowTitle } from "../../kit/RowTitle";
import { MatchSummary } from "./MatchSummary";
import { isApplied, type Offer } from "./offers";
import { StatusBadges } from "./StatusBadges";
import { useWords } from "./words";

export interface OfferActions {
  onOpen: (offer: Offer) => void;
  onApply: (offer: Offer) => void;
  onWithdraw: (offer: Offer) => void;
}

interface OfferTableProps extends OfferActions {
  list: { items: readonly Offer[]; totalPages: number };
  page: number;
  onPage: (page: number) => void;
  turning: boolean;
}

/** Offers for the applicant: title, location, contract, status (§2), and how well each one fits (matching.md). */
export function OfferTable({ list, page, onPage, turning, onOpen, ...actions }: OfferTableProps) {
  const { t } = useWords();
  return (
    <PagedTable
      label={t("title")}
      list={list}
      page={page}
      onPage={onPage}
      turning={turning}
      rowKey={(offer) => offer.id}
      title={{ header: t("column.title"), cell: (offer) => <OfferTitle offer={offer} onOpen={onOpen} /> }}
      columns={[
        { header: t("column.location"), cell: (offer) => offer.location },
        { header: t("column.contract"), cell: (offer) => <ContractName contract={offer.contract} /> },
        { header: t("column.status"), cell: (offer) => <StatusBadges offer={offer} /> },
      ]}
      actions={(offer) => <ApplyOrWithdraw offer={offer} size="sm" {...actions} />}
    />
  );
}

function OfferTitle({ offer, onOpen }: { offer: Offer } & Pick<OfferActions, "onOpen">) {
  return (
    <>
      <RowTitle onClick={() => onOpen(offer)}>{offer.jobTitle}</RowTitle>
      {offer.company && (
        <chakra.div textStyle="sm" fontWeight="normal" color="ink.muted">
          {offer.company}
        </chakra.div>
      )}
      <chakra.div textStyle="sm" fontWeight="normal" mt="1">
        <MatchSummary match={offer.match} skills={offer.skills} />
      </chakra.div>
    </>
  );
}

interface ApplyOrWithdrawProps extends Pick<OfferActions, "onApply" | "onWithdraw"> {
  offer: Offer;
  size?: "sm" | "md";
}

/** Apply, or withdraw where the status starts with 'applied' (§4). */
export function ApplyOrWithdraw({ offer, size = "md", onApply, onWithdraw }: ApplyOrWithdrawProps) {
  const { t } = useWords();
  const { jobTitle: title } = offer;
  return isApplied(offer.applicationStatus) ? (
    <Button
      size={size}
      variant="ghost"
      colorPalette="neutral"
      aria-label={t("withdraw.of", { title })}
      onClick={() => onWithdraw(offer)}
    >
      {t("withdraw.action")}
    </Button>
  ) : (
    <Button
      size={size}
      variant={size === "md" ? "solid" : "outline"}
      aria-label={t("apply.title", { title })}
      onClick={() => onApply(offer)}
    >
      {t("apply.action")}
    </Button>
  );
}
