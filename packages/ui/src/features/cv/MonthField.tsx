import { Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Checkbox } from "../../components/fields/Checkbox";
import { DateInput, TextInput } from "../../components/fields/TextInput";
import type { TagControlProps } from "../../forms/fields/FormTagField";
import { dayIn, type Edge, monthOf } from "./months";
import { useTranslations } from "./translations";

interface MonthInputProps extends TagControlProps {
  edge: Edge;
  disabled?: boolean;
}

/** Where a browser knows no fields of months it has one of days. */
function knowsMonths() {
  const input = document.createElement("input");
  input.type = "month";
  return input.type === "month";
}

/** A month, held as a day, since stored dates are days. */
export function MonthInput({ edge, value, onChange, ...input }: MonthInputProps) {
  const [isMonth] = useState(knowsMonths);
  // The field is empty for a moment while a month is retyped.
  const last = useRef(value);
  if (!isMonth) return <DateInput {...input} value={value} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextInput
      {...input}
      type="month"
      max="9999-12"
      value={monthOf(value)}
      onChange={(event) => {
        if (value !== "") last.current = value;
        onChange(dayIn(event.target.value, edge, last.current));
      }}
    />
  );
}

interface OpenEndInputProps extends TagControlProps {
  /** Whether the saved entry is ongoing. */
  isOngoing: boolean;
}

/** The end of something that may go on: without an end while 'En cours' is ticked. */
export function OpenEndInput({ value, onChange, isOngoing, ...input }: OpenEndInputProps) {
  const { t } = useTranslations();
  const [goesOn, setGoesOn] = useState(isOngoing);
  const isTicked = goesOn && value === "";
  const before = useRef(value);
  const tick = (ticked: boolean) => {
    if (ticked) before.current = value;
    setGoesOn(ticked);
    onChange(ticked ? "" : before.current);
  };
  return (
    <Stack gap="1">
      <MonthInput {...input} edge="last" value={value} onChange={onChange} disabled={isTicked} />
      <Checkbox label={t("ongoing")} checked={isTicked} onChange={(event) => tick(event.target.checked)} />
    </Stack>
  );
}
