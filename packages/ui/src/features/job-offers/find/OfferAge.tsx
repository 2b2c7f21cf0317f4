import { daysAgoOf, formatAgo, formatDate, hasDate, type Wording } from "../../../i18n";
import { useNow } from "../../../components/text/use-now";
import { useTranslations } from "./translations";

interface OfferAgeProps {
  value: string;
  /** The language of the surrounding page, if it differs from that of the offers. */
  lang?: Wording;
}

/** The age of a publication in days of the reader's calendar, with its date as a tooltip. */
export function OfferAge({ value, lang: given }: OfferAgeProps) {
  const own = useTranslations();
  const lang = given ?? own.lang;
  const now = useNow();
  if (!hasDate(value)) return null;
  const { amount, unit } = daysAgoOf(Date.parse(value), now);
  return (
    <time dateTime={value} title={formatDate(value, "day", lang)}>
      {formatAgo(amount, unit, lang)}
    </time>
  );
}
