import { HStack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useTranslations } from "./translations";

const bars = { weak: 1, medium: 2, strong: 3 } as const;

/** Three bars beside the level's text; decorative. */
function LevelMark({ level }: { level: Schemas["JobOfferMatch"]["level"] }) {
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

interface MatchSummaryProps {
  match: Schemas["JobOfferMatch"] | null | undefined;
  skills: readonly string[] | undefined;
}

/** '4 compétences sur 6' and the level as text; no number if there are no skills to compare. */
export function MatchSummary({ match, skills }: MatchSummaryProps) {
  const { t, langOf } = useTranslations();
  const lang = langOf("match.count");
  if (match) {
    const { matched: count, total, level } = match;
    return (
      <HStack lang={lang} display="inline-flex" gap="2">
        <LevelMark level={level} />
        <span>
          {t("match.count", { count, total })} · {t(`level.${level}`)}
        </span>
      </HStack>
    );
  }
  if (match === undefined || skills === undefined || skills.length > 0) return null;
  return (
    <chakra.span lang={lang} color="ink.muted">
      {t("match.noSkills")}
    </chakra.span>
  );
}
