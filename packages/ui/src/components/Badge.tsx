import { Badge as ChakraBadge } from "@chakra-ui/react";
import type { ReactNode } from "react";

type Tone = "green" | "blue" | "yellow" | "red" | "brand" | "neutral";

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  lang?: string | undefined;
}

// Its own tint is that of the quiet areas where it may stand.
const edged = { bg: "surface", borderWidth: "1px", borderColor: "line" } as const;

/** A state in a word; the colour repeats what the word says. */
export function Badge({ tone, children, lang }: BadgeProps) {
  return (
    <ChakraBadge
      colorPalette={tone}
      maxW="full"
      whiteSpace="normal"
      overflowWrap="anywhere"
      {...(tone === "neutral" && edged)}
      {...(lang && { lang })}
    >
      {children}
    </ChakraBadge>
  );
}
