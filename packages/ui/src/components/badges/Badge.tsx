import { Badge as ChakraBadge } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { forcedColors } from "../../theme/conditions";

type Tone = "green" | "blue" | "yellow" | "red" | "brand" | "neutral";

// Their backgrounds equal those of quiet and active areas that may contain a badge.
const edged: ReadonlySet<Tone> = new Set(["neutral", "brand"]);
const edge = { bg: "surface", borderWidth: "1px", borderColor: "colorPalette.line" } as const;

/** A state in one word; the colour only reinforces it. */
export function Badge({ tone, children, lang }: { tone: Tone; children: ReactNode; lang?: string | undefined }) {
  return (
    <ChakraBadge
      colorPalette={tone}
      maxW="full"
      flexShrink="0"
      whiteSpace="normal"
      overflowWrap="anywhere"
      {...(edged.has(tone) && edge)}
      css={{ [forcedColors]: { borderWidth: "1px" } }}
      {...(lang && { lang })}
    >
      {children}
    </ChakraBadge>
  );
}
