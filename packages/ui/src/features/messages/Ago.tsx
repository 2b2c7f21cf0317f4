import { chakra } from "@chakra-ui/react";
import { formatAgo, hasDate } from "../../i18n";
import { agoOf } from "./message-times";
import { useTranslations } from "./translations";

/** A relative time in French wording: "il y a 5 minutes". `now` is in milliseconds. */
export function Ago({ value, now }: { value: string; now: number }) {
  const { lang } = useTranslations();
  if (!hasDate(value)) return null;
  const { amount, unit } = agoOf(Date.parse(value), now);
  return (
    <chakra.time dateTime={value} lang={lang} flexShrink="0" textStyle="xs" color="ink.muted">
      {formatAgo(amount, unit, lang)}
    </chakra.time>
  );
}
