import { useEffect, useRef, useState } from "react";

/** How long an element named in the address stays highlighted, in milliseconds. */
const markTime = 3_000;

/** The style of the highlighted element. It also has the focus, so colour is not the only sign. */
export const spotlightStyle = {
  borderRadius: "control",
  transition: "background-color",
  transitionDuration: "moderate",
  "&[data-marked]": {
    bg: "color-mix(in srgb, {colors.accent} 18%, {colors.surface})",
    boxShadow: "0 0 0 0.5rem color-mix(in srgb, {colors.accent} 18%, {colors.surface})",
  },
} as const;

/** Scrolls the element named in the address into view, focuses it and highlights it for a moment. */
export function useSpotlight<Place extends HTMLElement>(lit: boolean) {
  const place = useRef<Place>(null);
  const [faded, setFaded] = useState(false);
  if (!lit && faded) setFaded(false);
  useEffect(() => {
    if (!lit) return undefined;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setFaded(true), markTime);
    return () => clearTimeout(timer);
  }, [lit]);
  return { ref: place, ...(lit && { tabIndex: -1, "data-initial-focus": true, "data-marked": !faded || undefined }) };
}
