import { Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Checkbox } from "../../components/fields/Checkbox";
import { DateInput, TextInput } from "../../components/fields/TextInput";
import type { TagControlProps } from "../../forms/fields/FormTagField";
import { openEnd } from "./cv-list";
import { dayIn, type Edge, monthOf } from "./months";
import { useTranslations } from "./translations";

interface MonthInputProps extends TagControlProps {
  edge: Edge;
  disabled?: boolean;
}

function knowsMonths() {
  const input = document.createElement("input");
  input.type = "month";
  return input.type === "month";
}

/** A month field whose value is a day, because stored dates are days. */
export function MonthInput({ edge, value, onChange, ...input }: MonthInputProps) {
  const [isMonth] = useState(knowsMonths);
  // The field is briefly empty while a month is retyped.
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

/** The end of an entry that may be ongoing: disabled while 'En cours' is ticked. */
export function OpenEndInput({ value, onChange, ...input }: TagControlProps) {
  const { t } = useTranslations();
  const isOpen = value === openEnd;
  const before = useRef("");
  const tick = (isTicked: boolean) => {
    if (isTicked) before.current = value;
    onChange(isTicked ? openEnd : before.current);
  };
  return (
    <Stack gap="1">
      <MonthInput {...input} edge="last" value={isOpen ? "" : value} onChange={onChange} disabled={isOpen} />
      <Checkbox label={t("ongoing")} checked={isOpen} onChange={(event) => tick(event.target.checked)} />
    </Stack>
  );
}
