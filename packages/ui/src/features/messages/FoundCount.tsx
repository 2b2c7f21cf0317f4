import { trimText } from "@passerelle/domain";
import { Announced } from "../../components/feedback/Announced";
import { useTranslations } from "./translations";

/** Announces the number of people found after a pause in typing; the list itself is not announced. */
export function FoundCount({ query, count }: { query: string; count: number }) {
  const { t, langOf } = useTranslations();
  if (trimText(query) === "") return null;
  return (
    <Announced key={query} hidden patience={700} lang={langOf("found")}>
      {t("found", { count })}
    </Announced>
  );
}
