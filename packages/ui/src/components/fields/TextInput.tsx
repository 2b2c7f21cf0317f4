import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { recipes } from "../../theme/recipes";
import { useFieldControl } from "./field-context";

const Area = chakra("textarea", recipes.textarea);

export type TextareaProps = ComponentProps<typeof Area>;

/** A multi-line input with the direction of its content. It grows with the text; in other browsers users resize it. */
export function Textarea(props: TextareaProps) {
  return <Area rows={4} dir="auto" {...useFieldControl()} {...props} />;
}

const Control = chakra("input", recipes.input);

export type TextInputProps = ComponentProps<typeof Control>;

/** A single-line input with the direction of its content; inside a Field it uses the field's label, hint and error. */
export function TextInput(props: TextInputProps) {
  return <Control dir="auto" {...useFieldControl()} {...props} />;
}

/** A date input (YYYY-MM-DD). Years have four digits, so that browsers do not accept more. */
export function DateInput(props: TextInputProps) {
  return <TextInput max="9999-12-31" {...props} type="date" />;
}
