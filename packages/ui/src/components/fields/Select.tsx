import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { recipes } from "../../theme/recipes";
import { useFieldControl } from "./field-context";

const Control = chakra("select", recipes.select);

interface Option {
  value: string;
  label: string;
  lang?: string;
}

export interface SelectProps extends ComponentProps<typeof Control> {
  options: readonly Option[];
}

/** A native select. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <Box position="relative" width="full">
      <Control {...useFieldControl()} {...rest}>
        {options.map(({ value, label, ...option }) => (
          <option key={value} value={value} {...option}>
            {label}
          </option>
        ))}
      </Control>
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="ink.muted"
        pointerEvents="none"
      >
        <ChevronDown size={16} aria-hidden />
      </chakra.span>
    </Box>
  );
}
