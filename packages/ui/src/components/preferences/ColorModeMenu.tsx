import { SunMoon } from "lucide-react";
import { useColorMode } from "../../theme/color-mode";
import { colorModes } from "../../theme/stored-color-mode";
import { PreferenceSelect } from "./PreferenceSelect";
import { useComponentTranslations } from "../translations";

/** Light, dark or the system's colour mode; stored in the browser. */
export function ColorModeMenu() {
  const { t } = useComponentTranslations();
  const [mode, setMode] = useColorMode();
  return (
    <PreferenceSelect
      label={t("colorMode")}
      icon={<SunMoon size={17} aria-hidden />}
      value={mode}
      choices={colorModes.map((each) => ({ value: each, label: t(`colorModes.${each}`) }))}
      onChoose={setMode}
    />
  );
}
