import type { NameField } from "@passerelle/api";
import type { Wording } from "../i18n";
import { useKitWords } from "./words";

/** Puts a field's label, in `lang`, before its message; a field without a label here has its message alone. */
export function useNameField(labels: Readonly<Record<string, string>>, lang: Wording): NameField {
  const { t } = useKitWords();
  return (field, message) => {
    const label = labels[field];
    return label === undefined ? message : t("labelled", { label, message, lng: lang });
  };
}
