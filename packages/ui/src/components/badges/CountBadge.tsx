import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { forcedColors } from "../../theme/conditions";
import { cappedCount } from "./capped-count";

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
    "&[data-tone=brand]": { bg: "brand.solid", color: "brand.contrast" },
  },
});

interface CountBadgeProps {
  count: number;
  /** The count as text for screen readers: '5 messages non lus'. */
  label: string;
  /** Red in navigation, the brand colour within the list of the counted items. */
  tone?: "red" | "brand";
}

/** A count; hidden at 0, '99+' above 99 (D-062). */
export function CountBadge({ count, label, tone = "red" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <Pill aria-hidden data-tone={tone}>
        {cappedCount(count)}
      </Pill>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
