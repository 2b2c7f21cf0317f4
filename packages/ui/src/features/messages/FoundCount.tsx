import { trimText } from "@passerelle/domain";
import { Announced } from "../../components/Announced";
import { useTranslations } from "./translations";

interface FoundCountProps {
  query: string;
  count: number;
}

/** Says how many people a search found, once the typing rests; the list alone would be silent. */
export function FoundCount({ query, count }: FoundCountProps) {
  const { t, langOf } = useTranslations();
  if (trimText(query) === "") return null;
  return (
    <Announced key={query} hidden patience={700} lang={langOf("found")}>
      {t("found", { count })}
    </Announced>
  );
}
