import { chakra, Flex, Stack } from "@chakra-ui/react";
import { eurosText, maxPay, readAmount } from "@passerelle/domain";
import { Fragment } from "react";
import { Button } from "../actions/Button";
import { Announced } from "../feedback/Announced";
import { Field, type FieldProps } from "../fields/Field";
import { formatNumber } from "../../i18n";
import { useTranslations } from "./translations";

interface AmountFieldProps extends FieldProps {
  /** The text in the control. */
  typed: string;
  /** The user chose one of two readings: replaces the text in the control, and focuses it. */
  onChoose: (text: string) => void;
  /** The name under which the browser sends the chosen reading with the form, instead of `onChoose`. */
  sentAs?: string | undefined;
  /** How the text is read if it states more than one amount. */
  understood?: string | undefined;
  /** The text for an amount that cannot be read, if this field takes other amounts than usual. */
  unreadable?: string;
  /** Further notes on the amount. */
  notes?: readonly string[];
}

/** A field for an amount of euros. It shows how the typed text is read, and asks if it is ambiguous (D-273). */
export function AmountField({
  typed,
  onChoose,
  sentAs,
  understood,
  unreadable,
  notes = [],
  hint,
  ...field
}: AmountFieldProps) {
  const { t, lang } = useTranslations();
  const read = readAmount(typed);
  const readings = read.kind === "ambiguous" ? read.readings : undefined;
  const isTooHigh = read.kind === "amount" && read.amount > maxPay;
  const isUnreadable = read.kind === "unreadable" && understood === undefined && !field.error;
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
              {read.kind === "amount" && !isTooHigh && t("amount.read", { amount: eurosText(read.amount, lang) })}
              {understood !== undefined && t("amount.understood", { pay: understood })}
              {isTooHigh && t("amount.tooHigh", { amount: eurosText(maxPay, lang) })}
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
      {readings && <Readings readings={readings} onChoose={onChoose} sentAs={sentAs} />}
    </Stack>
  );
}

interface ReadingsProps extends Pick<AmountFieldProps, "onChoose" | "sentAs"> {
  readings: readonly number[];
}

function Readings({ readings, onChoose, sentAs }: ReadingsProps) {
  const { t, lang } = useTranslations();
  const textOf = (amount: number) => formatNumber(amount, lang, { useGrouping: false });
  return (
    <chakra.fieldset lang={lang}>
      <chakra.legend textStyle="sm" mb="1">
        {t("amount.choose")}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {readings.map((amount) => (
          <Button
            key={amount}
            size="sm"
            variant="outline"
            {...(sentAs === undefined
              ? { onClick: () => onChoose(textOf(amount)) }
              : { type: "submit", name: sentAs, value: textOf(amount) })}
          >
            {eurosText(amount, lang)}
          </Button>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
