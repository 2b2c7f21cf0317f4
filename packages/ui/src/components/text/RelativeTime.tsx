import { chakra } from "@chakra-ui/react";
import { agoOf, formatAgo, hasDate, type Wording } from "../../i18n";

/** A relative time as `Intl` words it: "il y a 5 minutes". `now` is in milliseconds. */
export function RelativeTime({ value, now, lang }: { value: string; now: number; lang: Wording }) {
  if (!hasDate(value)) return null;
  const { amount, unit } = agoOf(Date.parse(value), now);
  return (
    <chakra.time dateTime={value} lang={lang} flexShrink="0" textStyle="xs" color="ink.muted">
      {formatAgo(amount, unit, lang)}
    </chakra.time>
  );
}
