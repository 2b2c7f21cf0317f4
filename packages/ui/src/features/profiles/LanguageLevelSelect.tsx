import { chakra } from "@chakra-ui/react";
import { type LanguageLevel, languageLevels, levelName } from "@passerelle/domain";
import { useScopeLang } from "../../i18n";
import { useTranslations } from "./translations";

/** A level, or an empty string for none. */
export type ChosenLevel = LanguageLevel | "";

const Control = chakra("select", {
  base: {
    minW: 0,
    ms: "min({spacing.2}, 2vw)",
    ps: "min({spacing.1}, 1vw)",
    minH: { base: "target", md: "8" },
    maxW: "min(10rem, 100%)",
    bg: "transparent",
    color: "ink.muted",
    textStyle: "sm",
    // The longest level fits beside the remove button, also in large text on a phone.
    fontSize: "min({fontSizes.sm}, 4.5vw)",
    cursor: "pointer",
    "& > option": { bg: "raised", color: "ink" },
  },
});

interface LanguageLevelSelectProps {
  language: string;
  value: ChosenLevel;
  onChange: (level: ChosenLevel) => void;
}

/** The level of a language, in its chip. */
export function LanguageLevelSelect({ language, value, onChange }: LanguageLevelSelectProps) {
  const { t } = useTranslations();
  const lang = useScopeLang();
  return (
    <Control
      aria-label={t("levelOf", { language })}
      value={value}
      onChange={({ target }) => onChange(languageLevels.find((level) => level === target.value) ?? "")}
    >
      <option value="">{t("noLevel")}</option>
      {languageLevels.map((level) => (
        <option key={level} value={level}>
          {levelName(level, lang)}
        </option>
      ))}
    </Control>
  );
}
