import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../components/Button";

interface CountButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** What it does, and how many there are. */
  label: string;
  icon: ReactNode;
  count: number;
}

/** An action with how many there are. It tells its meaning without a tooltip, which would weigh on a long list. */
export function CountButton({ label, icon, count, ...rest }: CountButtonProps) {
  return (
    <Button
      aria-label={label}
      variant="ghost"
      size="sm"
      colorPalette="neutral"
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
    </Button>
  );
}
