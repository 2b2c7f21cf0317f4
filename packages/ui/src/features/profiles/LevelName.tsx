import { UserText } from "../../components/text/UserText";
import { type LevelKind, levels } from "./levels";
import { useTranslations } from "./translations";

/** The name of a level; an unknown one is shown as stored. */
export function LevelName({ kind, value }: { kind: LevelKind; value: string }) {
  const { t, langOf } = useTranslations();
  const known = levels[kind].find((level) => level.value === value);
  return known ? <span lang={langOf(known.name)}>{t(known.name)}</span> : <UserText>{value}</UserText>;
}
