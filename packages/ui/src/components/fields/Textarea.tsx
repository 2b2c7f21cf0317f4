import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { recipes } from "../../theme/recipes";
import { useFieldControl } from "./field-context";

const Control = chakra("textarea", recipes.textarea);

export type TextareaProps = ComponentProps<typeof Control>;

/**
 * A multi-line input with the direction of its content. It grows with the text; in browsers that do not support this,
 * users can resize it.
 */
export function Textarea(props: TextareaProps) {
  return <Control rows={4} dir="auto" {...useFieldControl()} {...props} />;
}
