import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../components/actions/Button";

interface CountButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** The action and the number. */
  label: string;
  icon: ReactNode;
  count: number;
}

/** A button with a count. It has no tooltip, which would slow long lists down. */
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
      // The pressed state is visible in the icon; the tint is for hovering.
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
