import { chakra, HStack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { LevelMark } from "./LevelMark";
import { useTranslations } from "./translations";

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
