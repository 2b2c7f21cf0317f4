import { SunMoon } from "lucide-react";
import { colorModes, useColorMode } from "../theme/color-mode";
import { PreferenceSelect } from "./PreferenceSelect";
import { useKitWords } from "./words";

/** Light, dark, or as the browser is set; kept per browser. */
export function ColorModeMenu() {
  const { t } = useKitWords();
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
