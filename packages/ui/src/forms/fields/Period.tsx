import { chakra } from "@chakra-ui/react";
import { DateText, hasDate } from "../../i18n";
import { useQuotedComponentTranslations } from "../../components/translations";

interface PeriodProps {
  from: string;
  to: string | null;
  /** The text for no end: 'Présent' for what is ongoing, 'N/A' for an experience that is not. */
  none: "present" | "notAvailable";
}

/** From month to month: 'mars 2022 – Présent'. */
export function Period({ from, to, none }: PeriodProps) {
  return (
    <chakra.span css={{ "& time": { whiteSpace: "nowrap" } }}>
      <Month value={from} none="notAvailable" /> – <Month value={to} none={none} />
    </chakra.span>
  );
}

function Month({ value, none }: { value: string | null; none: PeriodProps["none"] }) {
  const { t, langOf } = useQuotedComponentTranslations();
  if (hasDate(value)) return <DateText value={value} style="month" />;
  return <span lang={langOf(`quoted.openEnd.${none}`)}>{t(`quoted.openEnd.${none}`)}</span>;
}
