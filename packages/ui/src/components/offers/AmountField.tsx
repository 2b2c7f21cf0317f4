import { chakra, Flex, Stack } from "@chakra-ui/react";
import { eurosText, maxPay, type TypedPay } from "@passerelle/domain";
import { Fragment } from "react";
import { Button } from "../actions/Button";
import { Announced } from "../feedback/Announced";
import { Field, type FieldProps } from "../fields/Field";
import { formatNumber } from "../../i18n";
import { useTranslations } from "./translations";

interface AmountFieldProps extends FieldProps {
  /** The meaning of the text in the control. */
  read: TypedPay;
  /** The user chose one of two readings: replaces the text in the control, and focuses it. */
  onChoose?: (text: string) => void;
  /** How the text is read if it states more than an amount. */
  understood?: string | undefined;
  /** The text for an amount that cannot be read, if this field takes other amounts than usual. */
  unreadable?: string;
  notes?: readonly string[];
}

/** A field for an amount of euros. It shows how the typed text is read, and asks if it is ambiguous (D-273). */
export function AmountField({ read, onChoose, understood, unreadable, notes = [], hint, ...field }: AmountFieldProps) {
  const { t, lang } = useTranslations();
  const readings = read.kind === "ambiguous" ? read.readings : undefined;
  const isTooHigh = read.kind === "pay" && read.salaryMin > maxPay;
  const isUnreadable = read.kind === "unreadable" && !field.error;
  const amounts = readings?.map((amount) => eurosText(amount, lang));
  return (
    <Stack gap="1.5">
      <Field
        {...field}
        hint={
          <>
            {hint}{" "}
            <Announced
              as="span"
              changesOnly
              patience={500}
              display="block"
              lang={lang}
              fontWeight="medium"
              color="ink"
              fontVariantNumeric="tabular-nums"
            >
              {read.kind === "pay" &&
                understood === undefined &&
                !isTooHigh &&
                t("amount.read", { amount: eurosText(read.salaryMin, lang) })}
              {understood !== undefined && t("amount.understood", { pay: understood })}
              {isTooHigh && t("amount.tooHigh", { amount: eurosText(maxPay, lang) })}
              {read.kind === "net" && !field.error && t("amount.net")}
              {isUnreadable && (unreadable ?? t("amount.unreadable"))}
              {amounts && t("amount.question", { first: amounts[0], second: amounts[1] })}
              {notes.map((note) => (
                <Fragment key={note}>
                  {" "}
                  <chakra.span display="block">{note}</chakra.span>
                </Fragment>
              ))}
            </Announced>
          </>
        }
      />
      {readings && onChoose && <Readings readings={readings} onChoose={onChoose} />}
    </Stack>
  );
}

function Readings({ readings, onChoose }: { readings: readonly number[]; onChoose: (text: string) => void }) {
  const { t, lang } = useTranslations();
  const textOf = (amount: number) => formatNumber(amount, lang, { useGrouping: false });
  return (
    <chakra.fieldset lang={lang}>
      <chakra.legend textStyle="sm" mb="1">
        {t("amount.choose")}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {readings.map((amount) => (
          <Button key={amount} size="sm" variant="outline" onClick={() => onChoose(textOf(amount))}>
            {eurosText(amount, lang)}
          </Button>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
