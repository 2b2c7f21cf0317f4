import { Flex } from "@chakra-ui/react";
import { radii } from "@passerelle/domain";
import { LocateFixed } from "lucide-react";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { Select } from "../../../components/fields/Select";
import { type PlaceFilter, aroundMe, onSite, ownPlace, positionAtom } from "./place-filter";
import { useTranslations } from "./translations";
import { toast } from "../../../components/feedback/toast";

/** How long the device may take, and how old the position may be, in milliseconds. */
const options = { timeout: 20_000, maximumAge: 300_000 };

/** To about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the browser for the person's position, which stays in the memory of the page (D-395). */
function useOwnPosition(onFound: () => void) {
  const { say } = useTranslations();
  const setPosition = useSetAtom(positionAtom);
  const [isAsking, setAsking] = useState(false);
  const fail = (reason: "denied" | "unavailable") => {
    setAsking(false);
    toast.error(say(`place.${reason}`));
  };
  const ask = () => {
    // Browsers have it only on secure pages.
    if (!("geolocation" in navigator)) return fail("unavailable");
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        setPosition({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
        onFound();
      },
      ({ code }) => fail(code === GeolocationPositionError.PERMISSION_DENIED ? "denied" : "unavailable"),
      options,
    );
  };
  return { ask, isAsking };
}

interface PlaceToolsProps {
  place: PlaceFilter;
  onPlace: (place: Partial<PlaceFilter>) => void;
  /** Called once the person's position is known. */
  onOwnPosition: (place: PlaceFilter) => void;
}

/** The radius around the chosen place, and a button that chooses the person's own position. */
export function PlaceTools({ place, onPlace, onOwnPosition }: PlaceToolsProps) {
  const { t } = useTranslations();
  const { ask, isAsking } = useOwnPosition(() => onOwnPosition(ownPlace));
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
