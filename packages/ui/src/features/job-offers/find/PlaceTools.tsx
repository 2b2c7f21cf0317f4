import { Flex } from "@chakra-ui/react";
import { radii } from "@passerelle/domain";
import { LocateFixed } from "lucide-react";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { Select } from "../../../components/fields/Select";
import { type PlaceFilter, aroundMe, onSite, ownPlace } from "./place-filter";
import { useTranslations } from "./translations";
import { useGeolocation } from "./use-geolocation";

interface PlaceToolsProps {
  place: PlaceFilter;
  onPlace: (place: Partial<PlaceFilter>) => void;
  /** Called once the person's position is known. */
  onOwnPosition: (place: PlaceFilter) => void;
}

/** The radius around the chosen place, and a button that chooses the person's own position. */
export function PlaceTools({ place, onPlace, onOwnPosition }: PlaceToolsProps) {
  const { t } = useTranslations();
  const { ask, isAsking } = useGeolocation(() => onOwnPosition(ownPlace));
  const distances = radii.map((km) => ({ value: String(km), label: t("place.km", { km }) }));
  return (
    <Flex wrap="wrap" align="end" columnGap="4" rowGap="2" mt="3">
      {place.near !== "" && place.within !== "" && (
        <Flex w={{ base: "full", sm: "48" }}>
          <Field label={t("place.within")}>
            <Select
              options={
                place.near === aroundMe ? distances : [{ value: onSite, label: t("place.onSite") }, ...distances]
              }
              value={place.within}
              onChange={(event) => onPlace({ within: event.target.value })}
            />
          </Field>
        </Flex>
      )}
      <Button size="sm" variant="plain" icon={<LocateFixed size={16} aria-hidden />} busy={isAsking} onClick={ask}>
        {t("place.aroundMe")}
      </Button>
    </Flex>
  );
}
