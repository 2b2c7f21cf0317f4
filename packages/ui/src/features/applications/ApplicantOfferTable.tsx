import { Flex } from "@chakra-ui/react";
import { useAtomValue } from "jotai";
import { Button } from "../../components/actions/Button";
import { PagedTable, type Paging } from "../../components/lists/PagedTable";
import { keptIdsAtom } from "../../forms/drafts/form-drafts";
import { type Offer, OfferPlace, OfferTerms, OfferTitle, SaveButton, isApplied } from "../job-offers";
import { letterForm } from "./offer-to-apply";
import { ApplicationStatusBadges } from "./ApplicationStatusBadges";
import { type ApplyActions, ApplyOrWithdraw } from "./ApplyOrWithdraw";
import { useTranslations } from "./translations";

interface OfferTableProps extends Paging<Offer>, ApplyActions {
  label: string;
  onOpen: (offer: Offer) => void;
}

const lettersAtom = keptIdsAtom(letterForm);

/** Offers for the applicant: title, location, contract, status, and how well each one fits. */
export function OfferTable({ onOpen, onApply, onWithdraw, ...paging }: OfferTableProps) {
  const { t } = useTranslations();
  const letters = useAtomValue(lettersAtom);
  return (
    <PagedTable
      {...paging}
      rowKey={(offer) => offer.id}
      title={{ header: t("column.title"), lines: 3, cell: (offer) => <OfferTitle offer={offer} onOpen={onOpen} /> }}
      columns={[
        { header: t("column.location"), cell: (offer) => <OfferPlace offer={offer} /> },
        { header: t("column.contract"), cell: (offer) => <OfferTerms offer={offer} /> },
        {
          header: t("column.status"),
          cell: (offer) => <ApplicationStatusBadges offer={offer} hasLetter={letters.has(offer.id)} />,
        },
      ]}
      actions={(offer) => (
        <Flex justify="flex-end" align="center" gap="1">
          {!offer.deletedAt && <SaveButton offer={offer} />}
          {isApplied(offer.applicationStatus) && <OpenStory offer={offer} onOpen={onOpen} />}
          <ApplyOrWithdraw offer={offer} size="sm" onApply={onApply} onWithdraw={onWithdraw} />
        </Flex>
      )}
    />
  );
}

/** Opens the offer, whose dialog begins with the state of the application. */
function OpenStory({ offer, onOpen }: { offer: Offer } & Pick<OfferTableProps, "onOpen">) {
  const { t } = useTranslations();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t("history.of", { title: offer.jobTitle })}
      onClick={() => onOpen(offer)}
    >
      {t("history.action")}
    </Button>
  );
}
