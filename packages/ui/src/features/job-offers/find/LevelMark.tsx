import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";

const bars = { weak: 1, medium: 2, strong: 3 } as const;

/** Three bars beside the level's text; decorative. */
export function LevelMark({ level }: { level: Schemas["JobOfferMatch"]["level"] }) {
  return (
    <chakra.svg viewBox="0 0 16 14" width="4" height="3.5" flexShrink="0" aria-hidden>
      {[1, 2, 3].map((bar) => (
        <chakra.rect
          key={bar}
          x={(bar - 1) * 6}
          y={14 - bar * 4 - 2}
          width="4"
          height={bar * 4 + 2}
          rx="1"
          fill={bar <= bars[level] ? "brand.fg" : "line"}
        />
      ))}
    </chakra.svg>
  );
}
