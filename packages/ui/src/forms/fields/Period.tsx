import { chakra } from "@chakra-ui/react";
import { dayInParis } from "@passerelle/domain";
import { useNow } from "../../components/text/use-now";
import { DateText, hasDate } from "../../i18n";
import { useQuotedComponentTranslations } from "../../components/translations";

interface PeriodProps {
  from: string;
  to: string | null;
  /** The text for no end: 'Présent' for an ongoing period, 'N/A' for an experience that is not. */
  none: "present" | "notAvailable";
}

/** From month to month: 'mars 2022 – Présent'; only the start if it is still to come: 'Dès mars 2027' (D-336). */
export function Period({ from, to, none }: PeriodProps) {
  const { t, langOf } = useQuotedComponentTranslations();
  const today = dayInParis(new Date(useNow()));
  const isToCome = none === "present" && !hasDate(to) && from.slice(0, today.length) > today;
  return (
    <chakra.span css={{ "& time": { whiteSpace: "nowrap" } }}>
      {isToCome ? <span lang={langOf("quoted.openEnd.from")}>{t("quoted.openEnd.from")} </span> : null}
      <Month value={from} none="notAvailable" />
      {!isToCome && (
        <>
          {" "}
          – <Month value={to} none={none} />
        </>
      )}
    </chakra.span>
  );
}

function Month({ value, none }: { value: string | null; none: PeriodProps["none"] }) {
  const { t, langOf } = useQuotedComponentTranslations();
  if (hasDate(value)) return <DateText value={value} style="month" />;
  return <span lang={langOf(`quoted.openEnd.${none}`)}>{t(`quoted.openEnd.${none}`)}</span>;
}
