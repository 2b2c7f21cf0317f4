import { levelsOf } from "@passerelle/domain";
import { type UseFormReturn, useController } from "react-hook-form";
import { splitTags } from "../../components/fields/tags";
import { FormTagField } from "../../forms/fields/FormTagField";
import { WordField } from "../../forms/skills/SkillField";
import type { ApplicantValues } from "./applicant-values";
import { type ChosenLevel, LanguageLevelSelect } from "./LanguageLevelSelect";
import { levelsIn, levelsText } from "./language-levels";
import { useTranslations } from "./translations";

/** An applicant's languages, each with its level. */
export function LanguagesField({ form }: { form: UseFormReturn<ApplicantValues> }) {
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
