import { type LanguageLevel, languageLevels, levelName, levelsOf, textLimits } from "@passerelle/domain";
import { type UseFormReturn, useController } from "react-hook-form";
import { chakra } from "@chakra-ui/react";
import { FormField } from "../../forms/fields/FormField";
import { Checkbox } from "../../components/fields/Checkbox";
import { FileField } from "../../forms/files/FileField";
import { FormTagField } from "../../forms/fields/FormTagField";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { SkillField, WordField } from "../../forms/tags/SkillField";
import type { ApplicantValues } from "./applicant-values";
import { FileLink } from "./FileLink";
import type { ApplicantProfile } from "./applicant-profile";
import { ResumeFile } from "./ResumeFile";
import { WebAddressField } from "./WebAddressField";
import { useTranslations } from "./translations";
import { splitTags } from "../../components/fields/tag-text";
import { levelsIn, levelsText } from "./language-levels";
import { Select, type SelectProps } from "../../components/fields/Select";
import { type LevelKind, levels } from "./experience-levels";
import { useScopeLang } from "../../i18n";

/** A level, or an empty string for none. */
type ChosenLevel = LanguageLevel | "";

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
function LanguageLevelSelect({ language, value, onChange }: LanguageLevelSelectProps) {
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

interface LevelSelectProps extends Omit<SelectProps, "options"> {
  kind: LevelKind;
  /** The stored level, which stays selectable even if it is not in the list. */
  stored: string | null | undefined;
}

/** A choice among the levels of a kind, or none. */
function LevelSelect({ kind, stored, ...rest }: LevelSelectProps) {
  const { t, langOf } = useTranslations();
  const known = levels[kind].map(({ value, name }) => ({ value, label: t(name), lang: langOf(name) }));
  const isOther = stored && known.every(({ value }) => value !== stored);
  const others = isOther ? [{ value: stored, label: stored }] : [];
  return <Select {...rest} options={[{ value: "", label: t("notStated") }, ...known, ...others]} />;
}

/** An applicant's languages, each with its level. */
function LanguagesField({ form }: { form: UseFormReturn<ApplicantValues> }) {
  const { t } = useTranslations();
  const { field } = useController({ control: form.control, name: "languageLevels" });
  const levels = levelsIn(field.value);
  const choose = (language: string, level: ChosenLevel) => {
    const chosen = level === "" ? [] : [{ language, level }];
    const others = levels.filter((each) => each.language !== language);
    field.onChange(levelsText(levelsOf(splitTags(form.getValues("languages")), [...others, ...chosen])));
  };
  const select = (language: string) => (
    <LanguageLevelSelect
      language={language}
      value={levelsOf([language], levels)[0]?.level ?? ""}
      onChange={(level) => choose(language, level)}
    />
  );
  return (
    <FormTagField
      form={form}
      name="languages"
      label={t("field.languages")}
      hint={t("languagesHint")}
      control={WordField}
      beside={select}
    />
  );
}

interface ApplicantFieldsProps {
  form: UseFormReturn<ApplicantValues>;
  saved: ApplicantProfile | null;
}

export function ApplicantFields({ form, saved }: ApplicantFieldsProps) {
  const { t } = useTranslations();
  return (
    <>
      <WorkSection form={form} saved={saved} />
      <FormSection title={t("section.knowledge")} about={t("section.knowledgeAbout")}>
        <WideField>
          <FormTagField form={form} name="skills" label={t("field.skills")} hint={t("commas")} control={SkillField} />
        </WideField>
        <WideField>
          <LanguagesField form={form} />
        </WideField>
      </FormSection>
      <FormSection title={t("section.documents")} about={t("section.resumeAbout")}>
        <WideField>
          <WebAddressField form={form} name="portfolioUrl" label={t("field.portfolioUrl")} />
        </WideField>
        <WideField>
          <FileField
            form={form}
            name="resume"
            kind="pdf"
            label={t("field.resume")}
            hint={t("resumeHint")}
            current={
              saved?.resumeUrl && (
                <>
                  <FileLink href={saved.resumeUrl}>{t("currentResume")}</FileLink>
                  {saved.resumeFile && <ResumeFile file={saved.resumeFile} />}
                </>
              )
            }
          />
        </WideField>
      </FormSection>
    </>
  );
}

function WorkSection({ form, saved }: ApplicantFieldsProps) {
  const { t } = useTranslations();
  const field = (name: "profile" | "sector" | "experienceLevel" | "academicLevel") =>
    ({ form, name, label: t(`field.${name}`) }) as const;
  return (
    <FormSection title={t("section.work")} about={t("section.workAbout")}>
      <FormField {...field("profile")} limit={textLimits.title} autoComplete="organization-title" />
      <FormField {...field("sector")} limit={textLimits.name} />
      {(["experienceLevel", "academicLevel"] as const).map((kind) => (
        <FormField key={kind} {...field(kind)}>
          {(control) => <LevelSelect kind={kind} stored={saved?.[kind]} {...control} />}
        </FormField>
      ))}
      <WideField>
        <Checkbox label={t("field.availableImmediately")} {...form.register("availableImmediately")} />
      </WideField>
    </FormSection>
  );
}
