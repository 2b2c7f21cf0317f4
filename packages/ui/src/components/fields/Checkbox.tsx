import { chakra } from "@chakra-ui/react";
import { forcedColors } from "../../theme/conditions";
import type { ComponentProps, ReactNode } from "react";

const Box = chakra("input", {
  base: {
    appearance: "none",
    display: "inline-grid",
    placeContent: "center",
    flexShrink: 0,
    boxSize: "5",
    borderWidth: "1px",
    borderColor: "edge",
    borderRadius: "sm",
    bg: "surface",
    cursor: "inherit",
    _before: {
      content: '""',
      boxSize: "3",
      bg: "brand.contrast",
      clipPath: "polygon(14% 44%, 0 62%, 42% 100%, 100% 16%, 84% 4%, 38% 66%)",
      visibility: "hidden",
    },
    _checked: { bg: "brand.solid", borderColor: "brand.solid", _before: { visibility: "visible" } },
    // In forced colours only the native checkbox shows its state.
    [forcedColors]: { appearance: "auto" },
  },
});

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, "type" | "children"> {
  label: ReactNode;
}

/** A checkbox based on a native input, so that forms can register it like any other. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH={{ base: "target", md: "8" }}
      fontWeight="medium"
      cursor="pointer"
    >
      <Box {...input} type="checkbox" />
      {label}
    </chakra.label>
  );
}
