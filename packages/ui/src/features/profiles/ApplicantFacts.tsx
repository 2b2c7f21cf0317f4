import { Grid } from "@chakra-ui/react";
import { levelName } from "@passerelle/domain";
import type { ReactNode } from "react";
import { ExternalLink } from "../../components/text/ExternalLink";
import { Fact } from "../../components/text/Fact";
import { TagList } from "../../components/badges/TagList";
import { UserText } from "../../components/text/UserText";
import { useScopeLang } from "../../i18n";
import type { ApplicantProfile } from "./applicant-profile";
import { useTranslations } from "./translations";
import { type LevelKind, levels } from "./experience-levels";

/** The name of a level; an unknown one is shown as stored. */
function LevelName({ kind, value }: { kind: LevelKind; value: string }) {
  const { t, langOf } = useTranslations();
  const known = levels[kind].find((level) => level.value === value);
  return known ? <span lang={langOf(known.name)}>{t(known.name)}</span> : <UserText>{value}</UserText>;
}

interface ApplicantFactsProps {
  profile: Pick<
    ApplicantProfile,
    "sector" | "experienceLevel" | "academicLevel" | "skills" | "languages" | "languageLevels" | "portfolioUrl"
  >;
  children?: ReactNode;
}

export const hasFacts = ({
  sector,
  experienceLevel,
  academicLevel,
  portfolioUrl,
  skills,
  languages,
}: ApplicantFactsProps["profile"]) =>
  [sector, experienceLevel, academicLevel, portfolioUrl, ...skills, ...languages].some(Boolean);

/** An applicant's key facts. */
export function ApplicantFacts({ profile, children }: ApplicantFactsProps) {
  const { t } = useTranslations();
  const { sector, experienceLevel, academicLevel, skills, languages, languageLevels = [], portfolioUrl } = profile;
  const lang = useScopeLang();
  const levelOf = (name: string) => languageLevels.find(({ language }) => language === name)?.level;
  return (
    <Grid as="dl" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", xl: "minmax(0, 1fr)" }} gap="4">
      {sector && (
        <Fact name={t("field.sector")}>
          <UserText>{sector}</UserText>
        </Fact>
      )}
      {experienceLevel && (
        <Fact name={t("field.experienceLevel")}>
          <LevelName kind="experienceLevel" value={experienceLevel} />
        </Fact>
      )}
      {academicLevel && (
        <Fact name={t("field.academicLevel")}>
          <LevelName kind="academicLevel" value={academicLevel} />
        </Fact>
      )}
      {skills.length > 0 && (
        <Fact name={t("field.skills")}>
          <TagList tags={skills} mt="1" />
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact name={t("field.languages")}>
          <TagList
            tags={languages}
            beside={(name) => {
              const level = levelOf(name);
              return level && levelName(level, lang);
            }}
            mt="1"
          />
        </Fact>
      )}
      {portfolioUrl && (
        <Fact name={t("field.portfolioUrl")}>
          <ExternalLink href={portfolioUrl} />
        </Fact>
      )}
      {children}
    </Grid>
  );
}
