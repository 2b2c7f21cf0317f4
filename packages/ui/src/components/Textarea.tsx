import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { recipes } from "../theme/recipes";
import { useFieldControl } from "./field-context";

const Control = chakra("textarea", recipes.textarea);

export type TextareaProps = ComponentProps<typeof Control>;

/** Several lines of text, in the direction of their content; the box grows with them, or can be dragged in browsers that cannot grow it. */
export function Textarea(props: TextareaProps) {
  return <Control rows={4} dir="auto" {...useFieldControl()} {...props} />;
}
