import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { forcedColors } from "../theme/conditions";

const Pill = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minW: "5",
    h: "5",
    px: "1.5",
    borderRadius: "full",
    bg: "red.solid",
    color: "red.contrast",
    fontSize: "xs",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "1",
    [forcedColors]: { borderWidth: "1px" },
  },
});

interface CountBadgeProps {
  count: number;
  /** What is counted, for those who do not see the badge: '5 messages non lus'. */
  label: string;
}

/** A red count, nothing at 0, '99+' above 99 (D-062). */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <Pill aria-hidden>{count > 99 ? "99+" : count}</Pill>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
