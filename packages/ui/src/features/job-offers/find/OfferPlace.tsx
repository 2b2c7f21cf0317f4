import { chakra } from "@chakra-ui/react";
import { CellText } from "../../../components/lists/CellText";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

/** The location of an offer, and its distance if the search has a radius. */
export const OfferPlace = ({ offer: { location, distance } }: { offer: Offer }) => (
  <>
    <CellText>{location}</CellText>
    <OfferDistance km={distance} />
  </>
);

/** The distance of an offer from the place of the search, if that has a radius. */
export function OfferDistance({ km }: { km: number | undefined }) {
  const { t } = useTranslations();
  if (km === undefined) return null;
  return (
    <chakra.div textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
      {km === 0 ? t("place.close") : t("place.away", { km })}
    </chakra.div>
  );
}
