import { useEffect, useState } from "react";
import { formatDate } from "../i18n";
import { ageOf } from "./format";
import { useQuotedKitWords } from "./words";

function useNow(every: number) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** 'À l'instant', 'Il y a N heure(s)' (D-075), then the date with its time (§9); kept current. */
export function RelativeTime({ value }: { value: string }) {
  const { t, lang } = useQuotedKitWords();
  const age = ageOf(value, useNow(60_000));
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
