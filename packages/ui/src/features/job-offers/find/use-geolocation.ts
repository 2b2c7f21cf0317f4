import { atom, useSetAtom } from "jotai";
import { useState } from "react";
import { toast } from "../../../components/feedback/toast";
import { useTranslations } from "./translations";

export type Position = Readonly<Record<"latitude" | "longitude", number>>;

/** The person's position, until the page is closed (D-395). */
export const positionAtom = atom<Position>();

/** The time limit of the device, and the maximum age of its position, in milliseconds. */
const options = { timeout: 20_000, maximumAge: 300_000 };

/** To about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the browser for the person's position, which stays in the memory of the page (D-395). */
export function useGeolocation(onFound: () => void) {
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
