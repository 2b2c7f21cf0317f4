import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { IconButton, type IconButtonProps } from "../../kit/IconButton";

interface CountButtonProps extends Omit<IconButtonProps, "children"> {
  icon: ReactNode;
  count: number;
}

/** An action with how many there are; its label says both. */
export function CountButton({ icon, count, ...rest }: CountButtonProps) {
  return (
    <IconButton
      px="2.5"
      color="ink.muted"
      borderRadius="full"
      // Being pressed shows in the icon: the tint belongs to the pointer.
      css={{ "&[aria-pressed=true]": { color: "colorPalette.fg", "&:not(:hover)": { bg: "transparent" } } }}
      {...rest}
    >
      {icon}
      <chakra.span minW="3" fontVariantNumeric="tabular-nums">
        {count}
      </chakra.span>
    </IconButton>
  );
}
