import { chakra } from "@chakra-ui/react";
import { CellText } from "../../../components/lists/CellText";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

/** The location of an offer, and its distance if the search has a radius. */
export function OfferPlace({ offer: { location, distance } }: { offer: Offer }) {
  const { t } = useTranslations();
  return (
    <>
      <CellText>{location}</CellText>
      {distance !== undefined && (
        <chakra.div textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
          {distance === 0 ? t("place.close") : t("place.away", { km: distance })}
        </chakra.div>
      )}
    </>
  );
}
