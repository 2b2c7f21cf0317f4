import { Languages } from "lucide-react";
import { useLanguage, languages } from "../../i18n";
import { PreferenceSelect } from "./PreferenceSelect";
import { useComponentTranslations } from "../translations";

/** The language menu, on the authentication screens and in the dashboard. */
export function LanguageMenu() {
  const { t } = useComponentTranslations();
  const [language, setLanguage] = useLanguage();
  const names = { default: t("languages.default"), fr: t("languages.fr"), en: t("languages.en") };
  return (
    <PreferenceSelect
      label={t("language")}
      icon={<Languages size={17} aria-hidden />}
      value={language}
      choices={languages.map((each) => ({
        value: each,
        label: names[each],
        ...(each !== "default" && { lang: each }),
      }))}
      onChoose={setLanguage}
    />
  );
}
