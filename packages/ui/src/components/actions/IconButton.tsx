import { isolated } from "@passerelle/domain";
import { Button, type ButtonProps } from "./Button";

export interface IconButtonProps extends Omit<ButtonProps, "aria-label" | "icon" | "busyLabel"> {
  /** The button's name and tooltip. */
  label: string;
  /** The object that it acts on, as the part of its name that the tooltip omits. */
  of?: string;
}

/** An icon button with its name as a tooltip. */
export function IconButton({
  label,
  of,
  children,
  variant = "ghost",
  colorPalette = "neutral",
  ...rest
}: IconButtonProps) {
  return (
    <Button
      data-tooltip={label}
      aria-label={of ? `${label} (${isolated(of)})` : label}
      variant={variant}
      colorPalette={colorPalette}
      px="0"
      minW={{ base: "target", md: "9" }}
      size="sm"
      {...rest}
    >
      {rest.busy ? null : children}
    </Button>
  );
}
