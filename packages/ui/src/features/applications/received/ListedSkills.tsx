import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { ProfileSection } from "../../profiles";
import { TagList } from "../../../components/badges/TagList";
import { MatchedSkill } from "../../job-offers";
import { listedSkills } from "./listed-skills";
import { useTranslations } from "./translations";

interface ListedSkillsProps {
  offerSkills: readonly string[];
  profile: Schemas["PersonProfile"];
}

/** The offer's skills that the applicant lists, with their sources: a count, not a score. */
export function ListedSkills({ offerSkills, profile }: ListedSkillsProps) {
  const { t } = useTranslations();
  const { matchedSkills, missingSkills } = listedSkills(offerSkills, profile);
  const [count, total] = [matchedSkills.length, matchedSkills.length + missingSkills.length];
  return (
    <ProfileSection title={t("listed.title")} size="lg">
      <Stack gap="3">
        <chakra.p>{t("listed.count", { count, total })}</chakra.p>
        {count > 0 && (
          <Stack as="ul" listStyleType="none" gap="1.5">
            {matchedSkills.map(({ name, source }) => (
              <MatchedSkill key={name} name={name}>
                {t(`source.${source.kind}`, { title: source.title ?? "" })}
              </MatchedSkill>
            ))}
          </Stack>
        )}
        {missingSkills.length > 0 && (
          <Stack gap="2">
            <chakra.p color="ink.muted">{t("listed.others")}</chakra.p>
            <TagList tags={missingSkills} />
          </Stack>
        )}
      </Stack>
    </ProfileSection>
  );
}
