import { Select, type SelectProps } from "../../components/fields/Select";
import { type LevelKind, levels } from "./levels";
import { useTranslations } from "./translations";

interface LevelSelectProps extends Omit<SelectProps, "options"> {
  kind: LevelKind;
  /** The stored level, which stays selectable even if it is not in the list. */
  stored: string | null | undefined;
}

/** A choice among the levels of a kind, or none. */
export function LevelSelect({ kind, stored, ...rest }: LevelSelectProps) {
  const { t, langOf } = useTranslations();
  const known = levels[kind].map(({ value, name }) => ({ value, label: t(name), lang: langOf(name) }));
  const isOther = stored && known.every(({ value }) => value !== stored);
  const others = isOther ? [{ value: stored, label: stored }] : [];
  return <Select {...rest} options={[{ value: "", label: t("notStated") }, ...known, ...others]} />;
}
