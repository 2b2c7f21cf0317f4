import { ageOf, formatDate } from "../../i18n";
import { useNow } from "./use-now";
import { useQuotedComponentTranslations } from "../translations";

/** 'À l'instant', 'Il y a N heure(s)' (D-075), or the date with its time; updated over time. */
export function QuotedRelativeTime({ value }: { value: string }) {
  const { t, lang } = useQuotedComponentTranslations();
  const age = ageOf(value, useNow());
  if (age.kind === "none") return null;
  const words = {
    now: () => t("quoted.justNow"),
    hours: () => t("quoted.hoursAgo", { hours: age.kind === "hours" ? age.hours : 0 }),
    moment: () => formatDate(value, "moment", lang),
  };
  return (
    <time dateTime={value} lang={lang}>
      {words[age.kind]()}
    </time>
  );
}
