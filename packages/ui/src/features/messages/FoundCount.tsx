import { trimText } from "@passerelle/domain";
import { Announced } from "../../components/feedback/Announced";
import { useTranslations } from "./translations";

interface FoundCountProps {
  query: string;
  count: number;
}

/** Announces the number of people found after a pause in typing; the list itself is not announced. */
export function FoundCount({ query, count }: FoundCountProps) {
  const { t, langOf } = useTranslations();
  if (trimText(query) === "") return null;
  return (
    <Announced key={query} hidden patience={700} lang={langOf("found")}>
      {t("found", { count })}
    </Announced>
  );
}
