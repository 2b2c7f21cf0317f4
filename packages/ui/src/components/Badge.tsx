import { Badge as ChakraBadge } from "@chakra-ui/react";
import type { ReactNode } from "react";

type Tone = "green" | "blue" | "yellow" | "red" | "brand" | "neutral";

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  lang?: string | undefined;
}

/** A state in a word; the colour repeats what the word says. */
export function Badge({ tone, children, lang }: BadgeProps) {
  return (
    <ChakraBadge colorPalette={tone} maxW="full" whiteSpace="normal" overflowWrap="anywhere" {...(lang && { lang })}>
      {children}
    </ChakraBadge>
  );
}
