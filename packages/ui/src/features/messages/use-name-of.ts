import { fullName, isDeleted, type Person } from "./conversations";
import { useWords } from "./words";

/** How a person is called; a deleted account has no name of its own (D-158). */
export function useNameOf() {
  const { t } = useWords();
  return (person: Person) => (isDeleted(person) ? t("deleted") : fullName(person));
}
