import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { recipes } from "../theme/recipes";
import { useFieldControl } from "./field-context";

const Control = chakra("input", recipes.input);

export type TextInputProps = ComponentProps<typeof Control>;

/** One line of text, in the direction of its content; inside a Field it takes the field's name, hint and error. */
export function TextInput(props: TextInputProps) {
  return <Control dir="auto" {...useFieldControl()} {...props} />;
}

/** A calendar day (YYYY-MM-DD); a year has four digits, so that browsers end it there. */
export function DateInput(props: TextInputProps) {
  return <TextInput max="9999-12-31" {...props} type="date" />;
}

/** A number that is not negative; decimals are welcome. */
export function NumberInput(props: TextInputProps) {
  return <TextInput min={0} step="any" {...props} type="number" inputMode="decimal" />;
}
